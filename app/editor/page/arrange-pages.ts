/** Width of a small page in the rail, in CSS pixels. */
export const SMALL_PAGE = 64
/** What the rail takes of the canvas with its margins. */
export const RAIL_WIDTH = SMALL_PAGE + 40
type Size = { width: number; height: number }

/** Space between two pages on the screen, in pixels of the page. */
export const PAGE_GAP = 24

/** Smaller than this two pages side by side are a picture of themselves, and nobody writes on them. */
const LEAST_SCALE = 0.45

/** Where a page beside another one begins, in pixels of the page: at a whole one, from which on text is drawn as on paper. */
export const columnWidth = (page: Size) => Math.ceil(page.width)

type Arranged = { count: number; columns: 1 | 2; page: Size }

/** What the pages take up, one below the other or in rows of two, in pixels of the page. */
export function sheetsSize({ count, columns, page }: Arranged): Size {
  const rows = Math.ceil(count / columns)
  return {
    width: columns === 1 ? page.width : columnWidth(page) + PAGE_GAP + page.width,
    height: rows * page.height + (rows - 1) * PAGE_GAP,
  }
}

/** Whether two pages side by side can be read in a width, in CSS pixels. */
export function hasRoomForTwo({ width, page }: { width: number; page: Size }): boolean {
  return width >= LEAST_SCALE * sheetsSize({ count: 2, columns: 2, page }).width
}
