import { placesOf } from '../places-of'
import type { Rule } from '../types'

export const emptyWords: Rule = {
  id: 'empty-words',
  severity: 'hint',
  words: {
    'zh-CN': {
      title: '空泛的自我评价',
      why: '「{0}」谁都能写，没有事实支撑就没有说服力。',
      how: '换成一件能证明它的具体事情。',
    },
    en: {
      title: 'Empty praise',
      why: 'Anyone can claim “{0}”; without a fact it convinces nobody.',
      how: 'Tell one thing you did that shows it.',
    },
  },
  find: (text) => placesOf({ text, pattern: PATTERN }),
}

const PATTERN =
  /(吃苦耐劳|性格开朗|积极向上|乐观开朗|认真负责|踏实肯干|工作认真|学习能力强|抗压能力强|责任心强|良好的沟通能力|团队合作精神|团队协作精神)|\b(team player|hard[- ]?working|self[- ]starter|detail[- ]oriented|results[- ]driven|go[- ]getter|think outside the box|synergy|dynamic individual|highly motivated|excellent communication skills)\b/gi
