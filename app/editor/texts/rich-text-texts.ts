import { defineTexts } from '~/i18n/define-texts'

export const RICH_TEXT_TEXTS = defineTexts({
  'zh-CN': {
    toolbar: (label: string) => `${label}：格式`,
    bold: '加粗',
    italic: '斜体',
    underline: '下划线',
    highlight: '主题色高亮',
    link: '链接',
    bullets: '项目符号列表',
    numbered: '编号列表',
    linkAddress: '链接地址',
    insert: '插入',
    change: '修改',
    badLink: '请输入网址、邮箱或电话，例如 https://example.com',
  },
  en: {
    toolbar: (label: string) => `${label}: formatting`,
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    highlight: 'Highlight in theme color',
    link: 'Link',
    bullets: 'Bulleted list',
    numbered: 'Numbered list',
    linkAddress: 'Link address',
    insert: 'Insert',
    change: 'Update',
    badLink: 'Enter a web address, email, or phone number, like https://example.com',
  },
})
