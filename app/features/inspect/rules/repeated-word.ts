import { placesOf } from '../places-of'
import type { Rule } from '../types'

export const repeatedWord: Rule = {
  id: 'repeated-word',
  severity: 'error',
  words: {
    'zh-CN': {
      title: '重复的字词',
      why: '「{0}」重复了。',
      how: '删掉多出来的一个。',
    },
    en: {
      title: 'Repeated word',
      why: '“{0}” stands there twice.',
      how: 'Delete one of them.',
    },
  },
  find: (text) => placesOf({ text, pattern: PATTERN }),
}

// Begins where no letter stands before: each run of letters is read once.
const PATTERN =
  /(?<![\p{L}\p{N}_])(\p{Script=Latin}{2,})\s+\1(?![\p{L}\p{N}_])|(的|了|是|在|和|与|并且|以及|我们|负责|进行)\2/giu
