import { lineOfText } from '../../interchange/lines/lines-of-text'
import type { Place, Rule } from '../types'

export const repeatedStart: Rule = {
  id: 'repeated-start',
  severity: 'hint',
  words: {
    'zh-CN': {
      title: '连续几条开头相同',
      why: '连续 {1} 条都以「{0}」开头，读起来单调。',
      how: '换用不同的动词。',
    },
    en: {
      title: 'Same beginning',
      why: '{1} items in a row begin with “{0}”.',
      how: 'Use different verbs.',
    },
  },
  find: ({ lines }) => {
    const places: Place[] = []
    let [word, count] = ['', 0]
    for (const { text, from } of lines) {
      const line = lineOfText(text)
      const start = line.kind === 'bullet' ? (START.exec(line.text)?.[0] ?? '') : ''
      ;[word, count] = start !== '' && start === word ? [word, count + 1] : [start, 1]
      if (count === 3) places.push({ from, to: from + text.length, values: [start, '3'] })
    }
    return places
  },
}

const START = /^(?:\p{Script=Han}{2}|\p{L}+)/u
