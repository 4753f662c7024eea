import { defineTexts } from '~/i18n/define-texts'

export const TOUR_TEXTS = defineTexts({
  'zh-CN': {
    step: (at: number, of: number) => `${at}/${of}`,
    next: '下一步',
    done: '知道了',
    skip: '跳过',
    label: '使用提示',
    content: { title: '在这里填写', text: '展开任一模块即可编辑；拖动把手或按 Alt+↑/↓ 调整顺序。' },
    page: {
      title: '所见即 PDF',
      text: '输入时页面同步更新，与下载的 PDF 完全一致。点击页面文字可直达对应字段。',
    },
    share: { title: '分享与下载', text: '凭 8 位访问码分享链接，或下载 PDF。未登录时内容保存在本机。' },
  },
  en: {
    step: (at: number, of: number) => `${at} of ${of}`,
    next: 'Next',
    done: 'Got it',
    skip: 'Skip',
    label: 'Hints',
    content: {
      title: 'Write here',
      text: 'Unfold any section to edit it. Drag its handle, or press Alt+↑/↓, to move it.',
    },
    page: {
      title: 'This page is the PDF',
      text: 'It follows while you type and is exactly what you download. Click any text to jump to its field.',
    },
    share: {
      title: 'Share and download',
      text: 'Share a link with an 8-digit code, or download the PDF. Without an account everything stays in this browser.',
    },
  },
})
