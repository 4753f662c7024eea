import { defineTexts } from '~/i18n/define-texts'

export const LATE_TEXTS = defineTexts({
  'zh-CN': {
    missing: '这一部分加载失败，已写的内容不会丢失。',
    offline: '网络已断开，这一部分未能加载。联网后再打开即可。',
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
