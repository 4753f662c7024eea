import { missingSpace } from '../../rules/missing-space'
import { findInLines } from '../find-in-lines'
import { spotOf } from '../text-rule'
import type { ReadResume } from '../read/types'
import type { ResumeRule, Spot } from '../types'

/** Spaces that are missing or too many. */
export const spaceRules: ResumeRule[] = [
  {
    ...{ id: missingSpace.id, severity: missingSpace.severity },
    part: 'typography',
    words: {
      ...missingSpace.words,
      'zh-CN': {
        ...missingSpace.words['zh-CN'],
        why: '别处的汉字与英文之间有空格，「{0}」没有。',
      },
    },
    fix: { 'zh-CN': '加上空格', en: 'Put spaces between' },
    // who never sets a space leaves it to the page, which draws one
    find: (resume) =>
      isMixed(resume) && !isMostlyTight(resume)
        ? byLine({ resume, pattern: TIGHT, edit: (at) => ({ from: at, to: at, text: ' ' }) })
        : [],
  },
  {
    id: 'odd-space',
    part: 'typography',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '多余的空格',
        why: '全文汉字与英文之间大多不留空格，只有「{0}」等少数几处有。',
        how: '去掉空格，让全文一致；页面会自动留出间隙。',
      },
      en: {
        title: 'A space between scripts',
        why: 'Elsewhere Chinese and Latin stand without one, but not in “{0}”.',
        how: 'Take it out; the page draws the gap by itself.',
      },
    },
    fix: { 'zh-CN': '去掉空格', en: 'Take the spaces out' },
    find: (resume) =>
      isMixed(resume) && isMostlyTight(resume)
        ? byLine({ resume, pattern: SPACED, edit: (at) => ({ from: at, to: at + 1, text: '' }) })
        : [],
  },
  {
    id: 'extra-space',
    part: 'typography',
    severity: 'hint',
    words: {
      'zh-CN': { title: '多打的空格', why: '行首、行尾或字间多打了空格，排版会不齐。', how: '删掉多余的。' },
      en: {
        title: 'Extra spaces',
        why: 'Spaces at the edge of a line or two in a row look uneven.',
        how: 'Delete them.',
      },
    },
    fix: { 'zh-CN': '删掉多余的空格', en: 'Delete them' },
    find: (resume) =>
      findInLines({
        joined: resume.texts.all,
        pattern: /^[ \t\u3000]+|(?<=\S)[ \t\u3000]+$|(?<=\S) {2,}(?=\S)/g,
      }).map((place) => {
        const { line, from, to } = place
        const isInner = from > 0 && to < line.text.length
        return spotOf({ resume, place, edits: [{ from, to, text: isInner ? ' ' : '' }] })
      }),
  },
  {
    id: 'space-before-sign',
    part: 'typography',
    severity: 'hint',
    words: {
      'zh-CN': { title: '标点前有空格', why: '「{0}」前面的空格会让标点跑到下一行开头。', how: '删掉空格。' },
      en: {
        title: 'A space before a sign',
        why: 'The sign after it (“{0}”) may begin a line.',
        how: 'Delete the space.',
      },
    },
    fix: { 'zh-CN': '删掉空格', en: 'Delete the space' },
    find: (resume) =>
      findInLines({
        joined: resume.texts.all,
        pattern: /(?<=[\p{L}\d%”）)]) +(?=[，。；：、！？）]|[,;](?=\s|$)|\.(?=\s|$))/gu,
      }).map(({ line, from, to }) =>
        spotOf({
          resume,
          place: { line, from, to, values: [line.text.charAt(to)] },
          edits: [{ from, to, text: '' }],
        }),
      ),
  },
]

const TIGHT = /(?<=\p{Script=Han})(?=[A-Za-z])|(?<=[A-Za-z])(?=\p{Script=Han})/gu
const SPACED = /(?<=\p{Script=Han}) (?=[A-Za-z])|(?<=[A-Za-z]) (?=\p{Script=Han})/gu

const countOf = ({ texts }: ReadResume, pattern: RegExp): number =>
  texts.all.source.match(pattern)?.length ?? 0
const isMixed = (resume: ReadResume): boolean => countOf(resume, TIGHT) > 0 && countOf(resume, SPACED) > 0
const isMostlyTight = (resume: ReadResume): boolean => countOf(resume, TIGHT) > countOf(resume, SPACED)

type ByLineOptions = {
  resume: ReadResume
  pattern: RegExp
  edit: (at: number) => { from: number; to: number; text: string }
}

/** One finding for a line, and one patch for all places in it. */
function byLine({ resume, pattern, edit }: ByLineOptions): Spot[] {
  return resume.texts.all.parts.flatMap((line) => {
    const places = Array.from(line.text.matchAll(pattern), ({ index }) => index)
    const [first] = places
    if (first === undefined) return []
    const words = /[^\s\p{P}]{0,4} ?$/u.exec(line.text.slice(0, first))?.[0] ?? ''
    const after = /^ ?[^\s\p{P}]{0,8}/u.exec(line.text.slice(first))?.[0] ?? ''
    const from = first - words.length
    const place = { line, from, to: first + after.length, values: [words + after] }
    return [spotOf({ resume, place, edits: places.map(edit) })]
  })
}
