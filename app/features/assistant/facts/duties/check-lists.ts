import { flag, isFlagged, nearSources, ownSources, type CheckContext } from '../check-context'
import { meaningOf, type Meaning, type Support } from '../dictionary/meaning'
import type { PreparedText } from '../prepare-text'
import { sentencesOf } from '../text/clauses'
import type { Span } from '../types'
import { contentWords, type ContentWord } from './content-words'

/** As long as words are: without an end to it, a long row of letters would be read again from each of them. */
const WORD = String.raw`(?!(?:and|or)\b)[\p{Script=Latin}\d&'/-]{1,30}`
const ITEM = `(?:${WORD} ){0,3}${WORD}`
/** "schools, offices and hospitals", "采购、仓储与物流". */
const LIST = new RegExp(
  `(?<![\\p{Script=Latin}\\d&'/-])${ITEM}(?:, ${ITEM})*,? (?:and|or|&) ${ITEM}|[\\p{Script=Han}A-Za-z\\d ]{1,14}(?:[、/][\\p{Script=Han}A-Za-z\\d ]{1,14})+|[\\p{Script=Han}]{2,10}[和与及][\\p{Script=Han}]{2,10}`,
  'gu',
)
const JOINT = /,? (?:and|or|&) |, |[、/]|以及|(?<=\p{Script=Han}{2})[和与及](?=\p{Script=Han}{2})/gu

type Item = Span & { words: ContentWord[] }

/**
 * Flags items that were added to a list: the others stand beside each other in one sentence of a source all of which the
 * suggestion says, so that the new one is no other word for one that was dropped.
 */
export function checkLists(context: CheckContext): void {
  if (context.before.text.trim() === '') return
  checkCourses(context)
  const said = meaningOf(context.text)
  const sources = nearSources(context).filter(({ text }) => text.trim() !== '')
  const words = contentWords(context.text)
  for (const { index, 0: list } of context.text.matchAll(LIST)) {
    const items = itemsOf({ list, from: index, words })
    const old = items.filter((item) => item.words.some((word) => isSaidIn({ word, sources })))
    // What stands before a list may be no item of it.
    const added = items.filter((item, place) => place > 0 && isNew({ context, item, sources }))
    if (old.length < 2 || added.length === 0) continue
    if (!sources.some((source) => isWholeListSaid({ source, old, said, count: items.length }))) continue
    for (const item of added)
      if (!isFlagged(context, item) && !VERB.test(context.text.slice(item.from, item.to + 6)))
        flagItem(context, item)
  }
}

/** The items of a list; of what stands before and behind it only the next word belongs to it. */
function itemsOf({ list, from, words }: { list: string; from: number; words: ContentWord[] }): Item[] {
  const joints = Array.from(list.matchAll(JOINT))
  const starts = [0, ...joints.map(({ index, 0: joint }) => index + joint.length)]
  const ends = [...joints.map(({ index }) => index), list.length]
  return starts.flatMap((start, place) => {
    const span = { from: from + start, to: from + (ends[place] ?? list.length) }
    const inside = words.filter(
      (word) => !word.isShort && !word.isLight && span.from <= word.from && word.to <= span.to,
    )
    const own = place === 0 ? inside.slice(-1) : place === starts.length - 1 ? inside.slice(0, 1) : inside
    const [first, last] = [own[0], own.at(-1)]
    return first === undefined || last === undefined ? [] : [{ from: first.from, to: last.to, words: own }]
  })
}

function isSaidIn({ word, sources }: { word: ContentWord; sources: PreparedText[] }): boolean {
  return sources.some((source) => word.isIn(source.meaning()))
}

function isNew({
  context,
  item,
  sources,
}: {
  context: CheckContext
  item: Item
  sources: PreparedText[]
}): boolean {
  return item.words.every(
    (word) =>
      sources.every((source) => word.supportIn(source.meaning()) === 'none') &&
      !word.isIn(context.resume.meaning()),
  )
}

/** Whether a sentence of a source lists the old items, and the suggestion says all that stands between and beside them. */
function isWholeListSaid({
  source,
  old,
  said,
  count,
}: {
  source: PreparedText
  old: Item[]
  said: Meaning
  /** items of the suggestion's list */
  count: number
}): boolean {
  return sentencesOf(source.text).some(({ text }) => {
    const most = Array.from(text.matchAll(LIST), ([list]) => Array.from(list.matchAll(JOINT)).length + 1)
    if (Math.max(0, ...most) >= count) return false
    const words = contentWords(text).filter(({ isShort }) => !isShort)
    const places = old.map((item) => {
      const meaning = meaningOf(item.words.map(({ from, to }) => said.text.slice(from, to)).join(' '))
      return words.findIndex((word) => word.isIn(meaning))
    })
    if (places.some((place) => place === -1)) return false
    const start = Math.min(...places)
    const lead = words[start - 1]
    const first =
      lead === undefined || lead.isLight || LEADS_IN.test(text.slice(lead.from, lead.to)) ? start : start - 1
    const last = Math.max(...places)
    const isLast = CLOSES.test(text.slice(words[last - 1]?.to, words[last]?.from))
    return words.slice(first, last + (isLast ? 1 : 2)).every((word) => SAID.has(word.supportIn(said)))
  })
}

/** "Keeping lists and staying in contact" lists things that are done. */
const VERB = /^[a-z]+ing (?!and\b|or\b)[a-z]/
/** "Answering phone and chat" may be "resolving questions by phone and chat". */
const LEADS_IN = /(?:ing|ed|ly)$/i
/** Before the last item of a list. */
const CLOSES = /\b(?:and|or)\b|&|[和与及]/
const SAID = new Set<Support>(['said', 'single', 'near'])

const COURSES =
  /(?:\b(?:coursework|courses|modules|subjects)(?: included?| includes| in)?: ?|(?:主修|主要|核心|相关|专业)?课程(?:包括|有)?[:：] ?)(?<list>[^.。;；\n]+)/giu

/** Courses, which are written like names, where no source lists any. */
function checkCourses(context: CheckContext): void {
  const sources = ownSources(context)
  if (context.text.search(COURSES) === -1) return
  if (sources.some(({ text }) => text.search(COURSES) !== -1)) return
  for (const { index, 0: whole, groups } of context.text.matchAll(COURSES)) {
    const list = groups?.list ?? ''
    let from = index + whole.length - list.length
    for (const item of list.split(/[,、，]/)) {
      const span = { from: from + item.length - item.trimStart().length, to: from + item.trimEnd().length }
      from += item.length + 1
      const words = contentWords(item.toLowerCase()).filter(({ isShort }) => !isShort)
      const isTold = words.every(
        (word) =>
          word.isLight ||
          sources.some((one) => one.text.trim() !== '' && word.supportIn(one.meaning()) !== 'none'),
      )
      if (words.length > 0 && !isTold && !isFlagged(context, span)) flagItem(context, span)
    }
  }
}

function flagItem(context: CheckContext, { from, to }: Span): void {
  flag(context, { kind: 'scope', from, to, severity: 'unsourced', note: 'nowhere' })
}
