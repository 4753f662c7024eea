import { defineTexts } from '~/i18n/define-texts'

export const HINT_TEXTS = defineTexts({
  'zh-CN': { onScreenAlone: '灰色提示不会印出。这一栏写了内容才会出现在 PDF 里，在那之前正文占满整行。' },
  en: {
    onScreenAlone:
      'Gray hints don’t print. Until you write something here, the PDF leaves this column out and the rest takes the full width.',
  },
})
