import { placesOf } from '../places-of'
import type { Rule } from '../types'

export const weakVerb: Rule = {
  id: 'weak-verb',
  severity: 'warning',
  words: {
    'zh-CN': {
      title: '动词偏弱',
      why: '「{0}」看不出您具体做了什么、起了什么作用。',
      how: '换成具体的动作：主导、设计、搭建、优化……并写出结果。',
    },
    en: {
      title: 'Weak verb',
      why: '“{0}” hides what you did and what came of it.',
      how: 'Say the act: led, built, designed, cut, raised, and its result.',
    },
  },
  find: (text) => placesOf({ text, pattern: PATTERN }),
}

const PATTERN =
  /(协助完成|参与了|参与|帮助|负责了一些|做了一些|打杂|跟进一些|配合完成)|\b(responsible for|helped (?:to|with)|assisted (?:in|with)|worked on|participated in|was involved in|duties included|tasked with)\b/gi
