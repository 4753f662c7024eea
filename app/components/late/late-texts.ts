import { defineTexts } from '~/i18n/define-texts'

export const LATE_TEXTS = defineTexts({
  'zh-CN': {
    missing: '这一部分没有加载出来。写好的内容都还在。',
    again: '重试',
    reload: '重新加载页面',
  },
  en: {
    missing: 'This part did not load. Nothing you wrote is lost.',
    again: 'Try again',
    reload: 'Reload the page',
  },
})
