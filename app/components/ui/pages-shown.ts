/** As many pages as fit on a phone's line. */
const ALL_UP_TO = 7

/** Which pages of a list get a link: first, last and those around the current one; null stands for those between. */
export function pagesShown({ page, pages }: { page: number; pages: number }): (number | null)[] {
  const all = Array.from({ length: Math.min(pages, ALL_UP_TO) }, (_, index) => index + 1)
  if (pages <= ALL_UP_TO) return all
  const from = Math.max(3, Math.min(page - 1, pages - 4))
  const to = Math.min(pages - 2, Math.max(page + 1, 5))
  const around = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  // a gap of one page is that page
  return [1, from === 3 ? 2 : null, ...around, to === pages - 2 ? pages - 1 : null, pages]
}
