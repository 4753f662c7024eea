import { defineTexts } from '~/i18n/define-texts'

export const TOOLS_TEXTS = defineTexts({
  'zh-CN': {
    meta: '简历工具 · 转换、检查、证件照、PDF · 简历',
    title: '简历工具',
    line: '投简历时用得上的小工具。不用注册，文件不离开您的浏览器。',
    points: {
      local: {
        title: '不上传',
        text: '所有处理都在这个网页里完成；只有您点了“在编辑器中打开”的简历才会保存。',
      },
      free: { title: '不用注册', text: '没有账号也能用，没有水印，没有次数限制。' },
      honest: { title: '不编造', text: '认不准的内容会标出来请您核对，不会替您补写。' },
    },
  },
  en: {
    meta: 'Resume tools · convert, check, photo, PDF · Jianli',
    title: 'Resume tools',
    line: 'Handy tools for job applications. No account needed, and files never leave your browser.',
    points: {
      local: {
        title: 'No uploads',
        text: 'Everything runs on this page. A resume is saved only if you open it in the editor.',
      },
      free: { title: 'No account', text: 'No sign-in, no watermark, no usage limits.' },
      honest: {
        title: 'Nothing made up',
        text: 'Anything uncertain is marked for you to check, never filled in.',
      },
    },
  },
})
