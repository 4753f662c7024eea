import type { Language } from '../../../collections/resumes/choices'

/** Words the page itself says, beside what the person wrote. */
export type Labels = {
  now: string
  skills: string
  photo: (name: string) => string
  page: (place: { page: number; pages: number }) => string
  /** A section's title on a page that it runs over to. */
  continued: (title: string) => string
  scale: (scale: { value: number; step: number }) => string
  colon: string
  comma: string
  brackets: [string, string]
}

export const labels: Record<Language, Labels> = {
  'zh-CN': {
    now: '至今',
    skills: '技能',
    photo: (name) => (name ? `${name}的照片` : '照片'),
    page: ({ page, pages }) => `第 ${page} 页，共 ${pages} 页`,
    continued: (title) => `${title}（续）`,
    scale: ({ value, step }) => `熟练度 ${value} / ${step}`,
    colon: '：',
    comma: '、',
    brackets: ['（', '）'],
  },
  en: {
    now: 'Present',
    skills: 'Skills',
    photo: (name) => (name ? `Photo of ${name}` : 'Photo'),
    page: ({ page, pages }) => `Page ${page} of ${pages}`,
    continued: (title) => `${title}, continued`,
    scale: ({ value, step }) => `Level ${value} of ${step}`,
    colon: ': ',
    comma: ', ',
    brackets: [' (', ')'],
  },
}
