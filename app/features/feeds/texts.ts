import { defineTexts } from '~/i18n/define-texts'

export const FEED_TEXTS = defineTexts({
  'zh-CN': {
    guides: '简历 Jianli · 写作指南',
    jobs: '简历 Jianli · 招聘信息',
    until: (day: string) => `截止 ${day}`,
  },
  en: {
    guides: 'Jianli · Guides',
    jobs: 'Jianli · Jobs',
    until: (day: string) => `until ${day}`,
  },
})
