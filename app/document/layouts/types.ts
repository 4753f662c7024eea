import type { ComponentType, ReactNode } from 'react'
import type { LayoutCode } from '../../../collections/layout-codes'
import type { PartChoices } from '../../../collections/resumes/design-parts'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Flows } from '../model/types'
import type { DocumentStyle } from '../style/style-of'

/**
 * A way to lay a resume out. Pure: content and options in, nodes, frame and style sheet out. A released version never
 * moves a line again; a change is a new version beside it.
 */
export type Layout = {
  code: LayoutCode
  version: number
  /** Names all that shapes nodes and page: what is kept of a document drawn in it is kept by this. */
  key: string
  sheet: (parts: PartChoices) => Sheet
  compose: (content: ResumeContent) => Flows
  /** Sets the flows of one page; the galley is one endless first page in the same frame. */
  Frame: ComponentType<FrameProps & { parts: PartChoices }>
  css: (style: DocumentStyle) => string
  /** Rules by which lines in the margins keep clear of what stands beside the text. */
  besideCss: (parts: PartChoices) => string
}

/** Where the flows of a document stand on its pages, by the frame that it has. */
export type Sheet = {
  /**
   * Flows that fill together, one below the other; a column may begin where a flow of an earlier column ends. A column of
   * one flow may widen from the first page on where nothing of an earlier flow (`past`) stands any more: what is left of
   * it stands in the flow `as`.
   */
  columns: { flows: string[]; after?: string; widens?: { past: string; as: string } }[]
  /** Names of the flows in the order in which a drawn page has them; what a widened one goes on in has no texts of its own. */
  reading: string[]
  /** Height of what is drawn along the upper edge of later pages, in CSS pixels: a line in the margin stands below it. */
  edge: number
  /** A section of a few rows is not parted over pages, and no row of one line stands alone on the next. */
  wholeShort: boolean
  /** Nor an item of few lines, and little of anything stands alone on a page's end or on the last page. */
  wholeItems: boolean
  /** The signs before the items of a list that a browser draws, and the variable of their colour; none where the layout draws them. */
  browserMarks?: { kind: 'disc' | 'square'; color: string }
}

export type FrameProps = {
  /** A flow's nodes in their container; null when nothing of it stands on this page. */
  flow: (name: string) => ReactNode
  first: boolean
}
