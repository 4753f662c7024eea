import { defineTexts } from '~/i18n/define-texts'

/** Words beside the page that is written on. */
export const TRY_OUT_TEXTS = defineTexts({
  'zh-CN': {
    title: '写吧，这就是您的简历',
    text: '点击任意文字即可输入。日期、照片、版式和顺序在编辑器里改。',
    saved: '写下的内容会保存在这个浏览器中。',
    go: '在编辑器中继续',
    leave: '收起',
    unkept: '这个浏览器无法保存内容，请允许此网站存储数据后重试。',
  },
  en: {
    title: 'Start typing. This is your resume',
    text: 'Click any text and type. Set dates, photo, layout, and order in the editor.',
    saved: 'What you write is saved in this browser.',
    go: 'Continue in the editor',
    leave: 'Close',
    unkept: 'This browser can’t save what you wrote. Allow this site to store data, then try again.',
  },
})
