import { placesOf } from '../places-of'
import type { Rule } from '../types'

export const privateId: Rule = {
  id: 'private-id',
  severity: 'error',
  words: {
    'zh-CN': {
      title: '身份证号',
      why: '简历会被多次转发，身份证号泄露的风险很大，招聘阶段也用不到。',
      how: '删掉；入职时再提供。',
    },
    en: {
      title: 'Identity number',
      why: 'A resume is passed on many times; an identity number can be abused and nobody needs it to hire.',
      how: 'Delete it; give it when you sign the contract.',
    },
  },
  find: (text) => placesOf({ text, pattern: PATTERN }),
}

const PATTERN =
  /(?<!\d)(?:[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]|\d{3}-\d{2}-\d{4})(?!\d)/g
