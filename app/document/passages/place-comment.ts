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

/**
 * The text that a comment means as the pages are now: the same words of the same field, the nearest where they stand there
 * twice; else what stands in their place. Undefined: it is gone, or hidden.
 */
export function placeComment({
  comment,
  passages,
}: {
  comment: CommentPlace
  passages: readonly Passage[]
}): PlacedComment | undefined {
  const { block, target, field, offset, quote } = comment
  const ofField = passages.filter(({ words }) => words?.owner === target && words.field === field)
  const distance = ({ words }: Passage) => Math.abs((words?.from ?? 0) - offset)
  const same = ofField
    .filter(({ words }) => words?.text === quote)
    .toSorted((a, b) => distance(a) - distance(b))[0]
  if (same) return { passage: same, isChanged: false }
  const there = passages.find((passage) => passage.block === block)
  const found = there ?? ofField.toSorted((a, b) => distance(a) - distance(b))[0]
  if (!found) return undefined
  return { passage: found, isChanged: (found.words?.text ?? found.text) !== quote }
}
