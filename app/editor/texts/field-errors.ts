import { defineTexts } from '~/i18n/define-texts'

/** Why a field does not take what was typed. */
export const FIELD_ERRORS = defineTexts({
  'zh-CN': {
    date: '请填写日期，例如 2024-05',
    dateOrNow: '请填写日期，例如 2024-05，或“至今”',
    url: '这不是一个网址；例如 example.com 或 https://example.com',
    color: '请写成 #487bc2、#c33 或 teal 这样的颜色',
    tooLong: (max: number) => `最多 ${max} 个字符；超出后不会保存`,
    invalid: '这里填不了这样的内容，请修改或清空',
  },
  en: {
    date: 'Enter a date, like 2024-05',
    dateOrNow: 'Enter a date, like 2024-05, or “Present”',
    url: 'That isn’t a web address. Try example.com or https://example.com',
    color: 'Enter a color like #487bc2, #c33, or teal',
    tooLong: (max: number) => `Up to ${max} characters; longer text won’t be saved`,
    invalid: 'This can’t go here. Change or clear it',
  },
})
