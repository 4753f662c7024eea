import { placesOf } from '../places-of'
import type { Rule } from '../types'

export const placeholder: Rule = {
  id: 'placeholder',
  severity: 'error',
  words: {
    'zh-CN': {
      title: '没有填完',
      why: '「{0}」是没有替换的占位文字。',
      how: '换成真实内容，或删掉。',
    },
    en: {
      title: 'Left to fill in',
      why: '“{0}” was meant to be replaced.',
      how: 'Fill it in or delete it.',
    },
  },
  find: (text) => placesOf({ text, pattern: PATTERN }),
}

const PATTERN =
  /(?<![\w])(X{2,}(?:公司|大学|项目|学校)?|某某[\p{Script=Han}]{0,4}|lorem ipsum|TODO|TBD|your name|company name|\[(?:your|insert|company|date)[^\]]{0,30}\])(?![\w])/giu
