import { defineTexts } from '~/i18n/define-texts'

export const ENTRIES_TEXTS = defineTexts({
  'zh-CN': {
    looksLike: (count: number) => `粘贴的内容看起来是 ${count} 段经历`,
    make: '拆成各自的条目',
    making: '拆成条目',
  },
  en: {
    looksLike: (count: number) => `What you pasted looks like ${count} entries`,
    make: 'Make entries of them',
    making: 'Making entries',
  },
})
