import type { Language, SectionKind } from '../../../collections/resumes/choices'

type Words = {
  name: string
  period: string
  date: string
  text: Partial<Record<SectionKind, string>>
  skill: string
  tags: string
}

/** What belongs into an empty field, in the language of the page. Other rows and items take the words of their forms. */
export const PLACEHOLDER_TEXTS: Record<Language, Words> = {
  'zh-CN': {
    name: '您的姓名',
    period: '开始 – 结束',
    date: '日期',
    text: {
      summary: '两三句话：您是谁，擅长什么，想做什么',
      experience: '做了什么，结果如何，最好有一个数字',
      project: '解决了什么问题，用了什么办法，结果如何',
      volunteer: '做了什么，帮到了谁',
      custom: '写下要说的内容',
    },
    skill: '一项技能',
    tags: '具体会什么，用逗号分隔',
  },
  en: {
    name: 'Your name',
    period: 'Start – end',
    date: 'Date',
    text: {
      summary: 'Two or three sentences: who you are, your strengths, what you want next',
      experience: 'What you did and the result, ideally with a number',
      project: 'The problem, your approach, and the outcome',
      volunteer: 'What you did and who it helped',
      custom: 'Write anything you’d like to add',
    },
    skill: 'Skill',
    tags: 'Specifics, separated by commas',
  },
}
