import { defineTexts } from '~/i18n/define-texts'

export const LATE_TEXTS = defineTexts({
  'zh-CN': {
    missing: '这一部分没有加载出来。写好的内容都还在。',
    offline: '网络已断开，这一部分没有加载出来。联网后再打开即可。',
    again: '重试',
    reload: '重新加载页面',
  },
  en: {
    missing: 'This part didn’t load. Nothing you wrote is lost.',
    offline: 'You’re offline, so this part didn’t load. Open it again when you’re back online.',
    again: 'Try again',
    reload: 'Reload page',
  },
})
