import type { Rule } from '../types'

export const noPhone: Rule = {
  id: 'no-phone',
  severity: 'warning',
  words: {
    'zh-CN': {
      title: '没有电话',
      why: '很多招聘者习惯直接打电话约面试。',
      how: '在最前面写上手机号。',
    },
    en: {
      title: 'No phone number',
      why: 'Many recruiters call to arrange an interview.',
      how: 'Put a number at the top.',
    },
  },
  find: ({ source }) => (PHONE.test(source) ? [] : [{ from: 0, to: 0 }]),
}

const PHONE = /(?:\+?\d{1,3}[\s-]?)?(?:\(\d{2,4}\)|\d{2,4})[\s.-]?\d{3,4}[\s.-]?\d{4}(?!\d)/
