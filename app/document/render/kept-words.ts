import { use } from 'react'
import type { Leaf, Run } from '../model/types'
import { ampleWidth, roughWidth } from '../text/rough-width'
import { Edition } from './edition'

/** From and to which offset in a text. */
export type Stretch = {
  from: number
  to: number
  /** It is a word of a list, or has some. */
  isTag?: boolean
  /** It keeps to one line where there is more room than in a narrow column. */
  isWide?: boolean
}

/** In widths of a Latin letter, of which a character has two: what a last line has at least, what keeps together for it at most. */
const [LEAST, MOST] = [9, 14]

const WIDE = /[\u2e80-\uffef]/
/** Where a line may end in every engine. */
const MAY_END = /^ \S|[，。、；：！？\u4e00-\u9fff][\u4e00-\u9fff]/

/** Where a line ends well in Chinese: behind a sign or a particle, before a word that leads on. */
const ENDS_WELL = /^[的了，。、；：！？]|^.[到至从由为并使与和及将把被在用]/

/** A figure and what it counts. */
const FIGURE =
  /(?<![\d.,])\d[\d.,]{0,15}(?: ?(?:[万亿千百多余]{0,2}[元美人次条个年月天日件周家项名倍]|[万亿]|小时|分钟)| (?:[bm]illion|percent|[kcm]?[gm]|[kMG]B|ms|(?:second|minute|hour|day|week|month|year)s?)\b)/g

/** What of a text keeps to one line. Of a name it is its Chinese parts; a heading is too large for it, tags are pieces of their own. */
export function useKeptWords({
  leaf: { tag, className, part, runs },
  text,
}: {
  leaf: Leaf
  text: string
}): Stretch[] {
  const edition = use(Edition)
  if (edition < 5 || tag === 'h2' || className === 'jl-tags') return NONE
  if (tag === 'h1') return stretchesOf(text.matchAll(CHINESE_NAME))
  const isEnd = part?.to === undefined
  const kept = keptWords({ text, isEnd, edition })
  return edition < 6 ? kept : withTags({ kept, tags: tagsOf(runs), edition })
}
const CHINESE_NAME = /[\u4e00-\u9fff]{2,4}/g
const NONE: Stretch[] = []

type Words = {
  text: string
  /** Whether its last words are the paragraph's. */
  isEnd?: boolean
  /** Of the layout. */
  edition?: number
}

const figuresIn = (text: string) => stretchesOf(text.matchAll(FIGURE))

const stretchesOf = (found: Iterable<RegExpExecArray>): Stretch[] =>
  Array.from(found, ({ index: from, 0: { length } }) => ({ from, to: from + length }))

/** A number behind a hyphen: `021-5555-1234`, `2021.03-2023.05`, `ISO-9001`, which each engine would part in its own way. */
const GROUPED = /(?<![\w+.-])\(?\+?[a-z\d.:]{1,9}(?:-[a-z\d.:]{1,9}){1,4}\)?(?![\w-])/gi

const groupsIn = (text: string) =>
  stretchesOf(text.matchAll(GROUPED)).filter(({ from, to }) => {
    const group = text.slice(from, to)
    return /-\d/.test(group) && group.length <= MOST + 4
  })

/** In their order, those that share letters as one, unless that is more than a narrow column holds. */
function joined(stretches: Stretch[]): Stretch[] {
  return stretches
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .reduce<Stretch[]>((all, one) => {
      const last = all.at(-1)
      if (!last || one.from >= last.to) return [...all, one]
      const to = Math.max(last.to, one.to)
      return to - last.from <= MOST + 4 ? [...all.slice(0, -1), { from: last.from, to }] : all
    }, [])
}

/**
 * What of a paragraph keeps to one line: a figure and its unit, and at its end the last words, so that none of them ends it alone.
 * Engines balance lines in ways of their own, or not at all; a stretch without breaks all of them draw alike.
 */
export function keptWords({ text, isEnd = true, edition = 7 }: Words): Stretch[] {
  const figures = edition < 6 ? figuresIn(text) : joined([...figuresIn(text), ...groupsIn(text)])
  const last = isEnd ? lastWords(text) : undefined
  if (last === undefined) return figures
  // the last words begin with a figure that they would part, unless that is more than a narrow column holds
  const from = figures.find((figure) => figure.from < last && figure.to > last)?.from ?? last
  if (text.length - from > MOST + 4) return figures
  return [...figures.filter(({ to }) => to <= from), { from, to: text.length }]
}

/** The offset from which a paragraph's last words keep together. */
function lastWords(text: string): number | undefined {
  let width = 0
  let breaks = 0
  let found: number | undefined
  for (let at = text.length - 1; at > 0; at -= 1) {
    const sign = text.charAt(at)
    width += WIDE.test(sign) ? 2 : 1
    if (sign === '\n' || width > (found === undefined ? MOST : LEAST + 2)) break
    const around = text.slice(at - 1, at + 1)
    if (!MAY_END.test(around)) continue
    if (width >= LEAST - 1 && ENDS_WELL.test(around)) return at
    // a single word keeps together by itself
    if (width >= LEAST && breaks === 0) return undefined
    if (width >= LEAST) found ??= at
    breaks += 1
  }
  return found
}

/**
 * In ems, what keeps to one line of a narrow column and of half a wide one, in letters of any size: about in the sixth edition, where
 * wide letters stood over the edge of a column, amply since.
 */
const ABOUT = { narrow: 7, wide: 18, widthOf: roughWidth }
const AMPLY = { narrow: 6, wide: 8.5, widthOf: ampleWidth }

/** The words of a skill, by their offsets in its text. */
function tagsOf(runs: Run[]): (Stretch & { word: string })[] {
  let start = 0
  return runs.flatMap(({ text, className, sources = [] }) => {
    const from = start
    start += text.length
    if (className !== 'jl-skill-tags') return []
    return sources.map(({ at, length }) => ({
      from: from + at,
      to: from + at + length,
      word: text.slice(at, at + length),
    }))
  })
}

type Tagged = { kept: Stretch[]; tags: ReturnType<typeof tagsOf>; edition: number }

/** What keeps together of a text with words of a list: each of them, and more of them only where that is short. */
function withTags({ kept, tags, edition }: Tagged): Stretch[] {
  const { narrow, wide, widthOf } = edition < 7 ? ABOUT : AMPLY
  const whole = tags
    .map(({ from, to, word }) => ({ from, to, width: widthOf(word) }))
    .filter(({ width }) => width <= wide)
    .map(({ from, to, width }) => ({ from, to, isTag: true, isWide: width > narrow }))
  const others = kept.filter((one) => tags.every((tag) => tag.to <= one.from || one.to <= tag.from))
  return [...whole, ...others].sort((a, b) => a.from - b.from)
}
