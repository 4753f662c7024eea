import { LONGEST_QUOTE } from '../../../collections/review-limits'
import type { Passage } from './passages-of'

/** Where a comment was made. */
export type CommentPlace = {
  block: string
  target: string
  field: string
  offset: number
  /** the words it means */
  quote: string
}
export type PlacedComment = {
  passage: Passage
  /** Whether the text no longer says what the comment was about. */
  isChanged: boolean
}

/** A text that does not share most of its words with the comment's is another one. */
const TOO_FEW = 0.5

type Options = { comment: CommentPlace; passages: readonly Passage[] }

/**
 * The text that a comment means as the pages are now: the same words of the same field, the nearest where they stand there
 * twice; else the one that has most of them left, or what a field of one text says now. Undefined: it is gone, or hidden.
 */
export function placeComment({ comment, passages }: Options): PlacedComment | undefined {
  const { block, target, field, offset, quote } = comment
  const there = passages.find((passage) => passage.block === block)
  const near = passages
    .filter(({ words }) => words?.owner === target && words.field === field)
    .toSorted((a, b) => distance(a) - distance(b))
  const candidates = near.length > 0 ? near : there ? [there] : []
  const same = candidates.find((passage) => says({ passage, quote }))
  if (same) return { passage: same, isChanged: false }
  if (there && !isNumbered(block)) return { passage: there, isChanged: true }
  const judged = candidates
    .map((passage) => ({ passage, shared: sharedWords(wordsOf(passage), quote) }))
    .filter(({ shared }) => shared > TOO_FEW)
  const [best] = judged.toSorted((a, b) => b.shared - a.shared)
  return best && { passage: best.passage, isChanged: true }

  function distance({ words }: Passage) {
    return Math.abs((words?.from ?? 0) - offset)
  }
}

const wordsOf = ({ text, words }: Passage) => words?.text ?? text

/** Of a text that is longer than a quote may be, its beginning is quoted. */
function says({ passage, quote }: { passage: Passage; quote: string }): boolean {
  return [wordsOf(passage), passage.text].some((text) => text.slice(0, LONGEST_QUOTE) === quote)
}

/** Whether a block is one of several in its field, known by a number that others get when it is deleted. */
const isNumbered = (block: string) => /\.\d+(\.|$)/.test(block)

/** How much of the shorter of two texts both have in common, word by word (Chinese by its words, too): 0 to 1. */
function sharedWords(a: string, b: string): number {
  const [shorter = [], longer = []] = [wordsIn(a), wordsIn(b)].toSorted((x, y) => x.length - y.length)
  if (shorter.length === 0) return 0
  const left = [...longer]
  const shared = shorter.filter((word) => {
    const at = left.indexOf(word)
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
  return shared.length / shorter.length
}

function wordsIn(text: string): string[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text.toLowerCase())
  return Array.from(segments)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
}
