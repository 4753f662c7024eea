import { defineTexts } from '~/i18n/define-texts'

export const CARD_TEXTS = defineTexts({
  'zh-CN': {
    template: '简历模板',
    example: '简历范例',
    group: '简历范例与写法',
    guide: '写作指南',
    pages: {
      site: { title: '所见即 PDF 的在线简历', line: '无需注册，打开就写' },
      templates: { title: '从一份写好的范例开始', line: '简历范例' },
      guides: { title: '把简历写好的具体办法', line: '写作指南' },
      jobs: { title: '正在招人的职位', line: '招聘信息' },
      tools: { title: '文件不离开浏览器的简历工具', line: '无需注册' },
    },
  },
  en: {
    template: 'Resume template',
    example: 'Resume example',
    group: 'Resume examples and advice',
    guide: 'Resume guide',
    pages: {
      site: { title: 'The resume you edit is the PDF you send', line: 'No account needed to start' },
      templates: { title: 'Start from a resume that’s already good', line: 'Resume examples' },
      guides: { title: 'Practical ways to write a better resume', line: 'Resume guides' },
      jobs: { title: 'Jobs open now', line: 'Jobs' },
      tools: { title: 'Resume tools that keep your files in the browser', line: 'No account needed' },
    },
  },
})

export type PageCard = keyof (typeof CARD_TEXTS)['en']['pages']

export function isPageCard(name: string): name is PageCard {
  return name in CARD_TEXTS.en.pages
}
