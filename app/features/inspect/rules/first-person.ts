import { placesOf } from '../places-of'
import type { Rule } from '../types'

export const firstPerson: Rule = {
  id: 'first-person',
  severity: 'hint',
  words: {
    'zh-CN': {
      title: '第一人称',
      why: '简历默认主语就是您，写「{0}」会显得啰嗦。',
      how: '去掉主语，直接以动词开头。',
    },
    en: {
      title: 'First person',
      why: 'A resume is about you anyway; “{0}” only takes room.',
      how: 'Drop it and begin with the verb.',
    },
  },
  find: (text) => placesOf({ text, pattern: PATTERN }),
}

const PATTERN = /(我们|我的|我|本人)(?![国院校司行])|\b(I|I'm|I've|my|me|we|our)\b(?![/.]|\s*[A-Z]\.)/g
