import { HAS_FULL_WIDTH_SIGNS } from '../full-width'
import { placesOf } from '../places-of'
import type { Rule } from '../types'

export const fullWidthSigns: Rule = {
  id: 'full-width-signs',
  severity: 'warning',
  words: {
    'zh-CN': {
      title: '英文里用了全角标点',
      why: '英文句子里的「{0}」应当用半角。',
      how: '换成英文标点，后面空一格。',
    },
    en: {
      title: 'Full-width sign in English',
      why: '“{0}” is a Chinese sign; English uses its own.',
      how: 'Type it with the English keyboard.',
    },
  },
  find: (text) => (HAS_FULL_WIDTH_SIGNS[text.language] ? [] : placesOf({ text, pattern: PATTERN })),
}

const PATTERN = /(?<=[\p{Script=Latin}\d]\s?)([，。；：？！（）])/gu
