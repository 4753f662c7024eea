import { HAS_FULL_WIDTH_SIGNS } from '../../full-width'
import { fullWidthSigns } from '../../rules/full-width-signs'
import { halfWidthSigns } from '../../rules/half-width-signs'
import { mixedQuotes } from '../../rules/mixed-quotes'
import { findInLines } from '../find-in-lines'
import { spotOf, textRule, type LinePlace } from '../text-rule'
import type { Edit, ResumeRule } from '../types'

const FULL = { ',': '，', ';': '；', '!': '！', '?': '？', '.': '。', ':': '：' }
const HALF = { '，': ',', '。': '.', '；': ';', '：': ':', '？': '?', '！': '!', '（': '(', '）': ')' }

/** Punctuation, by the rules of the document's language. */
export const signRules: ResumeRule[] = [
  {
    ...textRule({
      rule: {
        ...halfWidthSigns,
        find: (text) => (HAS_FULL_WIDTH_SIGNS[text.language] ? halfWidthSigns.find(text) : []),
      },
      scopes: ['all'],
      part: 'typography',
      edit: ({ line, from, to }) => {
        const spaces = /^ */.exec(line.text.slice(to))?.[0].length ?? 0
        return [{ from, to: to + spaces, text: signOf({ table: FULL, sign: line.text.slice(from, to) }) }]
      },
    }),
    fix: { 'zh-CN': '换成全角', en: 'Make it full-width' },
  },
  {
    ...textRule({ rule: fullWidthSigns, scopes: ['all'], part: 'typography', edit: halfWidth }),
    fix: { 'zh-CN': '换成半角', en: 'Make it half-width' },
  },
  textRule({ rule: mixedQuotes, scopes: ['all'], part: 'typography' }),
  {
    id: 'full-width-letters',
    part: 'typography',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '全角的字母或数字',
        why: '「{0}」是全角字符，搜索时匹配不到，也不美观。',
        how: '换成半角。',
      },
      en: {
        title: 'Full-width letters or digits',
        why: 'No search finds “{0}”.',
        how: 'Type them half-width.',
      },
    },
    fix: { 'zh-CN': '换成半角', en: 'Make them half-width' },
    find: (resume) =>
      findInLines({ joined: resume.texts.all, pattern: /[０-９Ａ-Ｚａ-ｚ％＋]+/g }).map((place) => {
        const { line, from, to } = place
        const edits = [{ from, to, text: line.text.slice(from, to).normalize('NFKC') }]
        return spotOf({ resume, place, edits })
      }),
  },
  {
    id: 'doubled-sign',
    part: 'typography',
    severity: 'warning',
    words: {
      'zh-CN': { title: '标点重复', why: '「{0}」多打了一个。', how: '留下一个。' },
      en: { title: 'A sign twice', why: '“{0}” is one too many.', how: 'Keep one.' },
    },
    fix: { 'zh-CN': '留下一个', en: 'Keep one' },
    find: (resume) =>
      findInLines({ joined: resume.texts.all, pattern: /([，。；：、！？,;])\1+/g }).map((place) => {
        const { from, to } = place
        return spotOf({ resume, place, edits: [{ from: from + 1, to, text: '' }] })
      }),
  },
  {
    id: 'unpaired-brackets',
    part: 'typography',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '括号不成对',
        why: '「{0}」少了另一半，或半角全角混用。',
        how: '补上另一半，两边用同一种。',
      },
      en: {
        title: 'Unpaired brackets',
        why: '“{0}” misses its other half.',
        how: 'Add it, of the same kind.',
      },
    },
    find: (resume) =>
      resume.texts.all.parts.flatMap((line) => {
        const at = unpaired(line.text)
        const place = { line, from: at, to: at + 1, values: [line.text.charAt(at)] }
        return at < 0 ? [] : [spotOf({ resume, place })]
      }),
  },
  {
    id: 'mixed-endings',
    part: 'typography',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '结尾标点不统一',
        why: '「{0}」里有的条目以标点结尾，有的没有。',
        how: '要么都有，要么都没有。',
      },
      en: {
        title: 'Mixed ends',
        why: 'Some items of “{0}” end with a full stop, some don’t.',
        how: 'End all of them in one way.',
      },
    },
    find: ({ sections }) =>
      sections
        .flatMap(({ items }) => items)
        .filter(({ lines }) => {
          const bullets = lines.filter(({ isBullet, text }) => isBullet && text.trim() !== '')
          const ended = bullets.filter(({ text }) => /[.。；;：:！!？?][”"’）)]?\s*$/.test(text))
          return bullets.length >= 2 && ended.length > 0 && ended.length < bullets.length
        })
        .map(({ item, text }) => ({ at: text, values: [item.title] })),
  },
]

function signOf({ table, sign }: { table: Record<string, string>; sign: string }): string {
  return table[sign] ?? sign
}

function halfWidth({ line, from, to }: LinePlace): Edit[] {
  const sign = line.text.slice(from, to)
  const half = signOf({ table: HALF, sign })
  const [before = '', after = ''] = [line.text.slice(0, from).at(-1), line.text[to]]
  const lead = sign === '（' && before.trim() !== '' ? ' ' : ''
  const trail = sign !== '（' && /[\p{L}\d(（]/u.test(after) ? ' ' : ''
  return [{ from, to, text: lead + half + trail }]
}

const PAIRS: Record<string, string> = { '）': '（', ')': '(', '】': '【', '》': '《', '」': '「', ']': '[' }

/** Where the first bracket without its other half stands; -1 where all are paired. “a)” numbers a list. */
function unpaired(text: string): number {
  const open: { sign: string; at: number }[] = []
  for (const { 0: sign, index } of text.matchAll(/[（(【《「[）)】》」\]]/g)) {
    const opener = PAIRS[sign]
    if (opener === undefined) open.push({ sign, at: index })
    else if (open.at(-1)?.sign === opener) open.pop()
    else if (!/^\s*\w{1,2}$/.test(text.slice(0, index))) return index
  }
  return open[0]?.at ?? -1
}
