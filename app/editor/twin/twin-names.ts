import { defineTexts } from '~/i18n/define-texts'

/** What leads to the other language is called; `go` by the language of the other one. */
export const TWIN_NAMES = defineTexts({
  'zh-CN': {
    name: '双语对照',
    button: (count: number) => (count > 0 ? `双语对照，${count} 处待更新` : '双语对照'),
    go: { 'zh-CN': '去编辑中文版', en: '去编辑英文版' },
  },
  en: {
    name: 'Bilingual view',
    button: (count: number) => (count > 0 ? `Bilingual view, ${count} to update` : 'Bilingual view'),
    go: { 'zh-CN': 'Edit Chinese version', en: 'Edit English version' },
  },
})
