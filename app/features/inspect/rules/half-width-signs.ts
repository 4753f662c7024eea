import { placesOf } from '../places-of'
import type { Rule } from '../types'

export const halfWidthSigns: Rule = {
  id: 'half-width-signs',
  severity: 'warning',
  words: {
    'zh-CN': {
      title: '中文里用了半角标点',
      why: '中文句子里的「{0}」应当用全角。',
      how: '换成中文标点：，。；：？！',
    },
    en: {
      title: 'Half-width sign in Chinese',
      why: '“{0}” after a Chinese character should be the full-width sign.',
      how: 'Type it with the Chinese keyboard.',
    },
  },
  find: (text) => placesOf({ text, pattern: PATTERN }),
}

const PATTERN = /(?<=\p{Script=Han})([,;!?]|\.(?=\s|$|\p{Script=Han})|:(?=\p{Script=Han}))/gmu
