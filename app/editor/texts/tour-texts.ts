import { defineTexts } from '~/i18n/define-texts'

export const TOUR_TEXTS = defineTexts({
  'zh-CN': {
    step: (at: number, of: number) => `${at}/${of}`,
    next: '下一步',
    done: '知道了',
    skip: '跳过',
    label: '使用提示',
    page: {
      title: '直接写在页面上',
      text: '点击任意文字即可输入，回车到下一处。页面与下载的 PDF 完全一致。',
    },
    content: { title: '也可以在这里填写', text: '日期、照片和顺序在这里改；拖动把手或按 Alt+↑/↓ 移动。' },
    share: { title: '分享与下载', text: '下载 PDF 无需登录；分享链接自带 8 位访问码。' },
  },
  en: {
    step: (at: number, of: number) => `${at} of ${of}`,
    next: 'Next',
    done: 'Got it',
    skip: 'Skip',
    label: 'Tips',
    page: {
      title: 'Write on the page',
      text: 'Click any text and type; press Enter for the next one. The page looks exactly like the PDF you download.',
    },
    content: {
      title: 'Or fill in the form',
      text: 'Set dates, photo, and order here. Drag a handle or press Alt+↑/↓ to move things.',
    },
    share: {
      title: 'Share and download',
      text: 'Download the PDF without an account. Shared links include an 8-digit code.',
    },
  },
})
