import type { ReactNode } from 'react'
import type { IconName } from '../icons/paths'
import type { Reads } from '../text/direction'

/**
 * A resume as its layout composed it, ready to be measured, filtered by a page plan and drawn. Plain data, so that
 * the rules of page breaking, the characters to embed and the drawing all read one and the same tree.
 *
 * Vertical space comes from margins of boxes and leaves only. A box has neither vertical padding nor border: when
 * it is split over pages, nothing of its own may take room on the next one.
 */
export type DocNode = Box | Leaf
/** Nodes by flow name, for example head, main, side. */
export type Flows = Record<string, DocNode[]>

export type Box = {
  type: 'box'
  id: string
  tag: 'div' | 'section' | 'article' | 'header' | 'ul' | 'ol' | 'li'
  className?: string
  children: DocNode[]
  /** As the first text in it, unless said. */
  reads?: Reads | undefined
  turns?: Turns
  /** Never split over pages, unless taller than a page. */
  keep?: boolean
  breakBefore?: boolean
  /** Number of an item in an ordered list. */
  value?: number
  /** Set on what is left of a box whose beginning stands on an earlier page. */
  continued?: boolean
  /** Drawn above what is left of a section on a later page, and measured in a galley before it is. */
  again?: RepeatedTitle
  probe?: RepeatedTitle
  /** Follows a repeated title: keeps its own margin, while what is in it begins as at a page's top. */
  isLed?: boolean
}

/**
 * Whether a node is read from the side that its own text asks for: a heading turns to the right only, for a name in Latin letters
 * stands where the headings of its page do; running text turns either way. Without it a node goes along with what is around it.
 */
export type Turns = 'right' | 'both'

/** A section's title where it goes on, with the class of its text. */
export type RepeatedTitle = { text: string; className?: string | undefined }

export type Leaf = {
  type: 'leaf'
  id: string
  tag: 'h1' | 'h2' | 'h3' | 'p' | 'div' | 'span' | 'li'
  className?: string
  runs: Run[]
  reads?: Reads
  turns?: Turns
  /** Drawn before and after the text; holds no text of its own. */
  before?: ReactNode
  after?: ReactNode
  /** May be split between lines. A leaf that may not is split all the same when it is taller than a page. */
  split?: boolean
  keepNext?: boolean
  /** Stands beside its neighbours and takes no height: goes where the next leaf or the column's first goes. */
  beside?: 'next' | 'first'
  /**
   * Set on the parts of a split leaf: the offsets they stand for, `to` unless it is the last part; `ended` where a line of one
   * before that ends in a line break; `whole` the text of all of them.
   */
  part?: { from: number; to?: number; ended?: true; whole: string }
}

/** A stretch of text in one style. A line break is a run whose text is a line feed. */
export type Run = {
  text: string
  className?: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  highlight?: boolean
  url?: string
  /** Drawn before the run's first character. */
  icon?: IconName
  /** Where the text stands in the document; without it, it is made of other things, as an address with a name is, and can't be written into. */
  source?: Source
  /** The same where several texts are joined in one run: each with the offset in the run at which it stands. */
  sources?: (Source & { length: number; at: number })[]
}

/**
 * A field (`owner` as `setField` takes it) and the offset in its text at which a run begins, in UTF-16 units. The text of a
 * rich text is that of its lines (`linesText`), the text of tags is one line each. `length` is what of the run is the field's,
 * where a sign of ours follows it.
 */
export type Source = { owner: string; field: string; from: number; length?: number }
