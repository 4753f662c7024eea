import { productNames } from '../../rules/product-names'
import { findInLines } from '../find-in-lines'
import { spotOf, textRule } from '../text-rule'
import type { ResumeRule } from '../types'
import { MISSPELT } from '../words/misspelt'

/** Words and names as they are written. */
export const spellingRules: ResumeRule[] = [
  textRule({
    rule: productNames,
    scopes: ['all'],
    part: 'writing',
    edit: ({ from, to, values: [, right = ''] }) => [{ from, to, text: right }],
    fix: { 'zh-CN': '改为「{1}」', en: 'Write “{1}”' },
  }),
  {
    id: 'misspelt',
    part: 'writing',
    severity: 'warning',
    words: {
      'zh-CN': { title: '错别字', why: '「{0}」应写作「{1}」。', how: '改正；一个错字会让人怀疑细心程度。' },
      en: {
        title: 'A misspelt word',
        why: '“{0}” is written “{1}”.',
        how: 'Correct it; one slip makes readers doubt the rest.',
      },
    },
    fix: { 'zh-CN': '改为「{1}」', en: 'Write “{1}”' },
    find: (resume) =>
      findInLines({ joined: resume.texts.all, pattern: WRONG }).flatMap(({ line, from, to }) => {
        const word = line.text.slice(from, to)
        const right = inCaseOf({ word, right: RIGHT.get(word.toLowerCase()) ?? '' })
        const place = { line, from, to, values: [word, right] }
        return right ? [spotOf({ resume, place, edits: [{ from, to, text: right }] })] : []
      }),
  },
]

const RIGHT = new Map(Object.entries(MISSPELT))
const isLatin = (word: string): boolean => /[a-z]/.test(word)
/** Every long enough Latin word, to be looked up, and the Chinese slips themselves. */
const WRONG = new RegExp(
  ['(?<![A-Za-z])[A-Za-z]{6,}(?![A-Za-z])', ...Object.keys(MISSPELT).filter((word) => !isLatin(word))].join(
    '|',
  ),
  'g',
)

function inCaseOf({ word, right }: { word: string; right: string }): string {
  if (word === word.toUpperCase() && word !== word.toLowerCase()) return right.toUpperCase()
  const first = word.charAt(0)
  return first === first.toLowerCase() ? right : right.charAt(0).toUpperCase() + right.slice(1)
}
