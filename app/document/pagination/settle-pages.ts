import type { Filled, FillRequest, Part } from './fill-pages'
import type { PlannedPage } from './types'

/** The least lines on a column's last page, and how full the page before stays for them. */
const [LEAST, FULL] = [5, 0.7]

type Fill = (request: FillRequest) => Filled
type State = { request: FillRequest; filled: Filled }

/**
 * Fills pages whose items are kept whole, but never one more than it takes without that; where little of a column stands on its
 * last page, the one before ends earlier.
 */
export function settlePages({ request, fill }: { request: FillRequest; fill: Fill }): PlannedPage[] {
  const whole = { request, filled: fill(request) }
  if (whole.filled.pages.length === 1) return whole.filled.pages
  const parting = { ...request, wholeItems: false }
  const parted = { request: parting, filled: fill(parting) }
  const start = whole.filled.pages.length > parted.filled.pages.length ? parted : whole
  return request.columns.reduce(
    (state, _, column) => settleColumn({ ...state, fill, column }) ?? state,
    start,
  ).filled.pages
}

type ColumnOptions = State & { fill: Fill; column: number }

/** The same pages with more of a column on its last one; undefined where there is enough, or no more to be had. */
function settleColumn({ request, filled, fill, column }: ColumnOptions): State | undefined {
  const { page, early = [] } = request
  const full = page.top + FULL * (page.bottom - page.top)
  let next: State = { request, filled }
  for (let end = Infinity; ;) {
    const [before, last] = next.filled.parts.filter((part) => part.column === column).slice(-2)
    const isWorse = next.filled.pages.length > filled.pages.length
    // what is higher than a page ends no earlier
    if (isWorse || !before || !last || before.bottom < full || before.bottom >= end + 1) return undefined
    if (linesOn(last, request) >= LEAST) return next
    end = before.bottom - 1
    const shorter = { ...request, early: [...early, { column, page: before.page, bottom: end }] }
    next = { request: shorter, filled: fill(shorter) }
  }
}

/** Lines side by side are one; no more leaves are measured than needed. */
function linesOn({ units, from, to }: Part, { linesOf }: FillRequest): number {
  return units.slice(from.unit, to.unit).reduce((lines, { top, bottom, leaves: [leaf] }) => {
    if (lines >= LEAST || !leaf) return lines
    return lines + Math.max(1, Math.round((bottom - top) / linesOf(leaf).height))
  }, to.line - from.line)
}
