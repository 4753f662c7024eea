import { placesOf } from '../places-of'
import type { Rule } from '../types'

export const oddEmail: Rule = {
  id: 'odd-email',
  severity: 'hint',
  words: {
    'zh-CN': {
      title: '邮箱不够正式',
      why: '「{0}」看起来像网名，容易显得随意。',
      how: '换成由姓名组成的邮箱。',
    },
    en: {
      title: 'Casual email address',
      why: '“{0}” reads like a nickname.',
      how: 'Use an address made of your name.',
    },
  },
  find: (text) => placesOf({ text, pattern: PATTERN }),
}

const PATTERN =
  /(?<![\w.+-])((?=[\w.]{0,64}(?:cool|sexy|baby|boy|girl|love|king|queen|666|888|520|1314|angel|devil))[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/gi
