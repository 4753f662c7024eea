import { defineTexts } from '~/i18n/define-texts'

export const PREVIEW_TEXTS = defineTexts({
  'zh-CN': {
    page: '模板页面',
    waiting: '填写内容后，页面会显示在这里。',
    fault: (place: string) => `内容有误：${place}。下面是上一次正确的页面。`,
  },
  en: {
    page: 'The template’s page',
    waiting: 'The page shows here once there is content.',
    fault: (place: string) => `The content is not valid: ${place}. Below is the last page that was.`,
  },
})
