import { repeatedStart } from '../../rules/repeated-start'
import { repeatedWord } from '../../rules/repeated-word'
import { findInLines } from '../find-in-lines'
import { spanOfLine } from '../read/span-of-line'
import { textRule } from '../text-rule'
import type { ResumeRule, Spot } from '../types'
import { STOCK_VERBS } from '../words/stock-verbs'

const MOST_STARTS = 5
const MOST_WORDS = { 'zh-CN': 9, en: 7 }

/** The same words again and again. */
export const repetitionRules: ResumeRule[] = [
  textRule({
    rule: repeatedWord,
    scopes: ['all'],
    part: 'writing',
    keep: ({ line, from, to }) => !MEANT.test(line.text.slice(from, to)),
    edit: ({ line, from, to }) => {
      const twice = line.text.slice(from, to)
      const once = /\s/.test(twice) ? twice.search(/\s/) : twice.length / 2
      return [{ from: from + once, to, text: '' }]
    },
    fix: { 'zh-CN': '删掉重复的', en: 'Delete the second' },
  }),
  textRule({ rule: repeatedStart, scopes: ['prose'], part: 'writing' }),
  {
    id: 'repeated-opening',
    part: 'writing',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '总用同一个词开头',
        why: '全文 {1} 条以「{0}」开头，读起来像流水账。',
        how: '换用更贴切的动词：设计、搭建、主持、谈成……',
      },
      en: {
        title: 'Always the same beginning',
        why: '{1} items begin with “{0}”.',
        how: 'Choose the verb that fits each: designed, negotiated, cut, taught.',
      },
    },
    find: ({ texts }) => {
      const bullets = texts.prose.parts.filter(({ isBullet }) => isBullet)
      const byStart = new Map<string, typeof bullets>()
      for (const line of bullets) {
        const start = START.exec(line.text)?.[0] ?? ''
        const sameStart = byStart.get(start)
        if (sameStart) sameStart.push(line)
        else byStart.set(start, [line])
      }
      return [...byStart].flatMap(([start, lines]): Spot[] => {
        const line = lines[MOST_STARTS - 1]
        const isMany = start !== '' && line && lines.length * 4 >= bullets.length
        return isMany
          ? [{ at: line.field, ...spanOfLine({ line, to: start.length }), values: [start, lines.length] }]
          : []
      })
    },
  },
  {
    id: 'overused-word',
    part: 'writing',
    severity: 'hint',
    words: {
      'zh-CN': { title: '用得太多的词', why: '「{0}」全文用了 {1} 次。', how: '换成更具体的说法。' },
      en: {
        title: 'An overused word',
        why: '“{0}” is used {1} times.',
        how: 'Say it in other, more exact words.',
      },
    },
    find: ({ texts, language }) =>
      STOCK_VERBS[language].flatMap(({ word, pattern }): Spot[] => {
        const most = Math.max(MOST_WORDS[language], texts.prose.length / 120)
        const count = texts.prose.source.match(pattern)?.length ?? 0
        if (count <= most) return []
        const [first] = findInLines({ joined: texts.prose, pattern })
        return first ? [{ at: first.line.field, values: [word, count] }] : []
      }),
  },
]

/** Grammar that needs the word twice, names made of one, and numbers. */
const MEANT = /^(?:had had|that that)$|^(\p{Lu}\p{L}*)\s+\1$/u
const START = /^(?:\p{Script=Han}{2}|\p{L}+)/u
