/**
 * The page plan: which block, or which lines of it, stands on which page and column. Data only: made in the editor
 * and in the server's Chromium by the same code, stored for each revision, rendered by preview, thumbnail and PDF.
 */
export type PagePlan = {
  layout: string
  layoutVersion: number
  pages: PlannedPage[]
  /** How many pages the whole document has, where these are but its first. */
  of?: number
}
/** Slices by flow name (for example 'head', 'main', 'side') in reading order. */
export type PlannedPage = {
  flows: Record<string, Slice[]>
  /** Flows that begin with a section's title once more. */
  again?: string[]
}
/** A whole block, or the characters [from, to) of its plain text when a paragraph is split over pages. */
export type Slice = { block: string; from?: number; to?: number }

/** A measured leaf of a galley; lengths in CSS pixels from the top of the galley's page box. */
export type FlowLeaf = {
  id: string
  flow: string
  top: number
  bottom: number
  keepNext: boolean
  /** A section's title. */
  opens?: boolean
  /** Leaves of one group are not parted. */
  keep?: string
  /** The job, project or other item that it stands in, and whether as a point of a list. */
  item?: string | undefined
  listed?: boolean | undefined
  breakBefore: boolean
  split: boolean
  beside?: 'next' | 'first'
  /** What the title of its section takes where a page begins with this leaf and the title is repeated, in CSS pixels. */
  repeat?: number | undefined
  /**
   * How much of its section, from this leaf's top to the section's end, may be missing before that title, where it stands beside,
   * reaches below the rest; in CSS pixels, less than none where it does so already.
   */
  spare?: number | undefined
}
/** The lines of a leaf: how many, how high each is, and the offset in the plain text at which one starts. */
export type Lines = { count: number; height: number; start: (line: number) => number }
export type LinesOf = (leaf: FlowLeaf) => Lines
