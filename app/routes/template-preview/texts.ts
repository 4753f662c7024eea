import { defineTexts } from '~/i18n/define-texts'

export const PREVIEW_TEXTS = defineTexts({
  'zh-CN': {
    page: '模板页面',
    waiting: '填写内容后，页面会显示在这里。',
    fault: (place: string) => `内容有误：${place}。下面是上一次正确的页面。`,
  },
  en: {
    page: 'Template page',
    waiting: 'The page appears here once you add content.',
    fault: (place: string) => `Content isn’t valid: ${place}. Showing the last valid page.`,
  },
})
