import type { Leaf } from './types'

/** The plain text of a leaf: what the offsets of a page plan count, in UTF-16 code units. */
export function leafText(leaf: Leaf): string {
  return leaf.runs.map((run) => run.text).join('')
}
