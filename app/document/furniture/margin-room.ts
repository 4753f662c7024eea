import type { ResumeContent } from '../../../collections/resumes/schema'

/** Between the line in a margin and what stands above and below it, at least; in CSS pixels. */
const CLEAR = 6
const [SMALLEST, LARGEST, SHARE] = [9.4, 12, 0.76]

/** Small beside the text, but never so small that it is not read; in CSS pixels. */
export function furnitureType(content: ResumeContent): { size: number; line: number } {
  const size = Math.min(LARGEST, Math.max(SMALLEST, Math.round(content.config.fontSize * SHARE * 10) / 10))
  return { size, line: Math.round(size * 1.4) }
}

/** The margins that pages keep, in CSS pixels: later ones may need more above, and where a number stands below. */
export type PageMargins = { laterTop: number; firstBottom: number; laterBottom: number }
type Options = {
  content: ResumeContent
  /** What the layout draws along the upper edge of later pages, in CSS pixels. */
  edge: number
  /** Whether the document has no second page, and so no numbers. */
  isAlone: boolean
}

/**
 * Furniture stands in the margins as they are, and so moves no line; only in one that is too small for a line of it, the text
 * begins later or ends earlier.
 */
export function pageMargins({ content, edge, isAlone }: Options): PageMargins {
  const { margin, config } = content
  const room = furnitureType(content).line + 2 * CLEAR
  const hasNumbers = config.pageNumbers !== 'off' && !isAlone
  const hasFooter = config.footer.trim() !== ''
  const bottom = (isUsed: boolean) => (isUsed ? Math.max(margin.bottom, room) : margin.bottom)
  return {
    laterTop: config.runningHead === 'head' ? Math.max(margin.top, edge + room) : margin.top,
    firstBottom: bottom(hasFooter || (hasNumbers && config.pageNumberFirst)),
    laterBottom: bottom(hasFooter || hasNumbers || config.runningHead === 'foot'),
  }
}
