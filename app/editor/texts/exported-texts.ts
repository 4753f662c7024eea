import { defineTexts } from '~/i18n/define-texts'

/** What is said of a file that goes out with something its owner may not want in it. */
export const EXPORTED_TEXTS = defineTexts({
  'zh-CN': {
    sampleLeft: (field: string, count: number) =>
      `文件里还留着范例的内容：${field}${count > 1 ? `等 ${count} 处` : ''}。`,
    refusedLeft: (field: string) => `“${field}”填的内容无法识别，文件里仍是之前的内容。`,
    jump: '去修改',
  },
  en: {
    sampleLeft: (field: string, count: number) =>
      `The file still contains example text: ${field}${count > 1 ? ` and ${count - 1} more` : ''}.`,
    refusedLeft: (field: string) =>
      `We couldn’t read what you typed in “${field},” so the file still has the previous text.`,
    jump: 'Edit it',
  },
})
