import { flag, nearSources, ownSources, type CheckContext } from '../check-context'
import { dictionary } from '../dictionary/dictionary'
import { wordsOfRun } from '../dictionary/han-words'
import { stemOf } from '../dictionary/read-glosses'
import { EMPTY_HAN } from '../duties/duty-words'
import { placeOf } from '../prepare-text'
import { originalSpan } from '../text/fold-text'
import type { Span } from '../types'

/** Characters of which one makes another thing of a word than the others do: 高压 and 低压, 外科 and 内科. */
const HAN = [
  '高中低初特',
  '大中小',
  '内外',
  '上下',
  '前后',
  '左右',
  '进出',
  '收付',
  '早晚',
  '男女',
  '正副',
  '甲乙丙丁',
  '一二三四五六七八九',
  '东西南北',
  '国省市区县校院',
  '专本硕博',
  '买卖',
  '主副',
]
/** The same for beginnings of English words: "inbound" and "outbound". */
const LATIN = [
  ['in', 'out', 'ex'],
  ['im', 'ex'],
  ['up', 'down'],
  ['pre', 'post', 'after'],
  ['under', 'post', 'over'],
  ['front', 'back'],
  ['low', 'high', 'medium'],
  ['lower', 'higher', 'upper'],
  ['junior', 'mid', 'senior', 'intermediate', 'advanced', 'basic', 'elementary'],
]
const ALONE = new Set(LATIN.flat())
/** Words of which the other is no other thing. */
const NO_THING = /[以之最其每这那第]|^(?:中国|中心|大学生|一起|一个)$/u

/** Flags a word that stands in the place of its opposite, or of another degree, in what the person said. */
export function checkOpposites(context: CheckContext): void {
  const own = ownSources(context).map(({ text }) => plainOf(text))
  for (const { word, from, others } of [...hanClaims(context.text), ...latinClaims(context.text)]) {
    if (own.some((text) => text.includes(word))) continue
    // Elsewhere in the resume it is the same thing only with what stands behind it: 低压电工.
    const behind = /^\p{Script=Han}{2}/u.exec(context.text.slice(from + word.length))?.[0]
    const near = nearSources(context)
    for (const source of [...near, ...(behind === undefined ? [] : [context.resume])]) {
      const rest = near.includes(source) ? '' : behind
      const other = others.find((one) => isIn({ text: plainOf(source.text), words: `${one}${rest ?? ''}` }))
      if (other === undefined) continue
      flagOther({ context, span: { from, to: from + word.length }, source, other })
      break
    }
  }
}

/** With blanks for hyphens: "high-voltage" is "high voltage". */
function plainOf(text: string): string {
  return text.toLowerCase().replace(/-/g, ' ')
}

/** English words stand between blanks: "within the" has no "in the". */
function isIn({ text, words }: { text: string; words: string }): boolean {
  return /^[a-z]/.test(words) ? new RegExp(`\\b${words}`).test(text) : text.includes(words)
}

type Claim = { word: string; from: number; others: string[] }

function hanClaims(text: string): Claim[] {
  const { words } = dictionary()
  const light = new Set(EMPTY_HAN.split(' '))
  const result: Claim[] = []
  for (const { index, 0: run } of text.matchAll(/\p{Script=Han}+/gu)) {
    const bounds = new Set([0])
    for (const word of wordsOfRun(run)) bounds.add((Array.from(bounds).at(-1) ?? 0) + word.length)
    for (let from = 0; from < run.length; from += 1)
      for (const length of [2, 3, 4]) {
        const word = run.slice(from, from + length)
        if (word.length < length || (!bounds.has(from) && !bounds.has(from + length))) continue
        if (!words.has(word) || light.has(word) || NO_THING.test(word)) continue
        const others = othersOf(word).filter((other) => words.has(other))
        if (others.length > 0) result.push({ word, from: index + from, others })
      }
  }
  return result
}

function othersOf(word: string): string[] {
  return Array.from(word).flatMap((character, at) =>
    HAN.filter((set) => set.includes(character)).flatMap((set) =>
      Array.from(set)
        .filter((one) => one !== character)
        .map((one) => word.slice(0, at) + one + word.slice(at + 1)),
    ),
  )
}

function latinClaims(text: string): Claim[] {
  return Array.from(plainOf(text).matchAll(/\b[a-z]+(?=( [a-z]+)?)/g)).flatMap(
    ({ index, 0: first, 1: second = '' }) => {
      const word = ALONE.has(first) && stemOf(second.trim()) !== undefined ? first + second : first
      const others = LATIN.flatMap((set) =>
        set
          .filter((one) => word.startsWith(one) && word.length - one.length > 3)
          .flatMap((one) =>
            set.filter((other) => other !== one).map((other) => other + word.slice(one.length)),
          ),
      )
      return others.length === 0 ? [] : [{ word, from: index, others }]
    },
  )
}

function flagOther({
  context,
  span,
  source,
  other,
}: {
  context: CheckContext
  span: Span
  source: CheckContext['before']
  other: string
}): void {
  const place = originalSpan({ folded: context.after, ...span })
  if (context.verdict.flags.some(({ from, to }) => from < place.to && place.from < to)) return
  const at = Math.max(0, plainOf(source.text).indexOf(other))
  flag(context, {
    ...{ kind: 'scope', ...span },
    ...{ severity: 'inflated', note: 'higher-level' },
    source: placeOf({ source, from: at, to: at + other.length }),
  })
}
