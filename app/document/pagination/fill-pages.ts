import { findBreak, keptBottom, type Place } from './find-break'
import { makeUnits, type Unit } from './make-units'
import { settlePages } from './settle-pages'
import type { FlowLeaf, LinesOf, PlannedPage, Slice } from './types'

export type FillRequest = {
  /** Columns fill page after page independently; one may start where a flow of an earlier column ends. */
  columns: Column[]
  /** Where the content of a page starts and ends, from the page's top edge, in CSS pixels; the first may end elsewhere. */
  page: { top: number; bottom: number; firstBottom?: number | undefined }
  linesOf: LinesOf
  wholeShort?: boolean | undefined
  wholeItems?: boolean | undefined
  /** Pages that a column, by its place, ends higher on. */
  early?: { column: number; page: number; bottom: number }[]
}

type Column = {
  leaves: FlowLeaf[]
  after?: string | undefined
  /** The same leaves as they stand in a wider flow, taken from the first page on that nothing of `past` stands on. */
  wide?: { leaves: FlowLeaf[]; past: string } | undefined
}

/** What of a column, by its place, stands on a page, and where it ends there. */
export type Part = { column: number; page: number; units: Unit[]; from: Place; to: Place; bottom: number }
export type Filled = { pages: PlannedPage[]; parts: Part[] }

/** Where a flow ends: page, height on it, and height in the galley. */
type End = { page: number; y: number; galley: number }

/**
 * Fills explicit pages. Every character of every leaf lands on exactly one page, in order; there is always one page
 * and never a blank one. Overflows only where one line, or a row of leaves side by side, is higher than a page.
 */
export function fillPages(request: FillRequest): PlannedPage[] {
  return request.wholeItems ? settlePages({ request, fill: fillColumns }) : fillColumns(request).pages
}

function fillColumns({ columns, page, ...given }: FillRequest): Filled {
  const pages: PlannedPage[] = []
  const parts: Part[] = []
  const ends = new Map<string, End>()
  for (const [column, { leaves, after, wide }] of columns.entries()) {
    const units = makeUnits({ leaves, whole: page.bottom - page.top })
    const first = units[0]
    if (!first) continue
    const start = startOf({ first, end: after === undefined ? undefined : ends.get(after), page })
    const order = new Map(leaves.map(({ id }, i) => [id, i]))
    const widens = wide && { leaves: wide.leaves, lastNarrow: ends.get(wide.past)?.page ?? -1 }
    fillColumn({ column, units, order, start, page, ...given, pages, parts, ends, widens })
  }
  const filled = pages.filter(({ flows }) => Object.keys(flows).length > 0)
  return { pages: filled.length > 0 ? filled : [{ flows: {} }], parts }
}

function startOf({ first, end, page }: { first: Unit; end?: End; page: FillRequest['page'] }) {
  if (!end) return { page: 0, y: first.top, rest: false }
  const y = end.y + (first.top - end.galley)
  return y < bottomOf({ page, index: end.page })
    ? { page: end.page, y, rest: true }
    : { page: end.page + 1, y: page.top, rest: false }
}

function bottomOf({ page, index }: { page: FillRequest['page']; index: number }): number {
  return (index === 0 ? page.firstBottom : undefined) ?? page.bottom
}

type ColumnRequest = Omit<FillRequest, 'columns'> & {
  column: number
  units: Unit[]
  /** Places of the leaves in the document: a page lists its slices in this order. */
  order: Map<string, number>
  start: { page: number; y: number; rest: boolean }
  pages: PlannedPage[]
  parts: Part[]
  ends: Map<string, End>
  widens?: { leaves: FlowLeaf[]; lastNarrow: number } | undefined
}

function fillColumn({
  column,
  order,
  start,
  page,
  linesOf,
  wholeShort,
  wholeItems,
  early = [],
  pages,
  parts,
  ends,
  ...request
}: ColumnRequest): void {
  const whole = page.bottom - page.top
  let { units, widens } = request
  let at: Place = { unit: 0, line: 0 }
  for (let index = start.page; at.unit < units.length; index++) {
    // Lines of two widths do not meet in one paragraph: one that is split already is finished first.
    if (widens && index > widens.lastNarrow && at.line === 0) {
      units = makeUnits({ leaves: widens.leaves.slice(leavesBefore(units, at)), whole })
      at = { unit: 0, line: 0 }
      widens = undefined
    }
    const isFirst = index === start.page
    const y = isFirst ? start.y : page.top
    // The first page may hold even more than the others, where a layout has it begin above the margin.
    const ending = early.find((other) => other.column === column && other.page === index)
    const free = (ending?.bottom ?? bottomOf({ page, index })) - y
    const again = isFirst ? undefined : repeatAt({ units, at, room: free, whole, linesOf })
    const room = free - (again?.height ?? 0)
    const end = findBreak({
      units: widens && index >= widens.lastNarrow ? units.map(unsplit) : units,
      at,
      room,
      whole: isFirst ? Math.max(whole, room) : whole,
      rest: isFirst && start.rest,
      linesOf,
      wholeShort,
      wholeItems,
    })
    const offset = y + (again?.height ?? 0) - topAt({ units, at, linesOf })
    if (again) (pageAt(pages, index).again ??= []).push(again.flow)
    const slices = slicesBetween({ units, from: at, to: end, linesOf })
    const placeOf = ({ slice }: { slice: Slice }) => order.get(slice.block) ?? 0
    for (const { flow, slice } of slices.sort((a, b) => placeOf(a) - placeOf(b))) {
      const flows = pageAt(pages, index).flows
      flows[flow] = [...(flows[flow] ?? []), slice]
    }
    for (const unit of units.slice(at.unit, end.unit)) {
      for (const leaf of unit.leaves)
        ends.set(leaf.flow, { page: index, y: unit.bottom + offset, galley: unit.bottom })
    }
    if (slices.length > 0) {
      const last = end.line > 0 ? topAt({ units, at: end, linesOf }) : (units[end.unit - 1]?.bottom ?? 0)
      parts.push({ column, page: index, units, from: at, to: end, bottom: last + offset })
    }
    at = end
  }
}

function leavesBefore(units: Unit[], { unit }: Place): number {
  return units.slice(0, unit).reduce((sum, { leaves }) => sum + leaves.length, 0)
}

/** Split only where nothing else helps. */
function unsplit(unit: Unit): Unit {
  return unit.single ? { ...unit, single: { ...unit.single, split: false } } : unit
}

function topAt({ units, at, linesOf }: { units: Unit[]; at: Place; linesOf: LinesOf }): number {
  const unit = units[at.unit]
  if (!unit) return 0
  return unit.top + (at.line > 0 && unit.single ? at.line * linesOf(unit.single).height : 0)
}

type RepeatOptions = { units: Unit[]; at: Place; room: number; whole: number; linesOf: LinesOf }

type Again = { flow: string; height: number }

/** The title that a page repeats, where what it begins with, or all that is kept together, still has room below. */
function repeatAt({ units, at, room, whole, linesOf }: RepeatOptions): Again | undefined {
  const unit = units[at.unit]
  const leaf = at.line > 0 ? unit?.single : unit?.leaves[0]
  if (!unit || leaf?.repeat === undefined) return undefined
  // what follows the section would begin lower than planned
  if (leaf.spare !== undefined && leaf.spare < topAt({ units, at, linesOf }) - unit.top) return undefined
  const kept = at.line > 0 ? undefined : keptBottom(unit, { units, whole })
  const least = unit.single?.split ? 2 * linesOf(unit.single).height : unit.bottom - unit.top
  const needed = kept === undefined ? least : kept - unit.top
  return needed + leaf.repeat <= room ? { flow: leaf.flow, height: leaf.repeat } : undefined
}

function pageAt(pages: PlannedPage[], index: number): PlannedPage {
  for (let i = pages.length; i <= index; i++) pages.push({ flows: {} })
  return pages[index] ?? { flows: {} }
}

type Stretch = { units: Unit[]; from: Place; to: Place; linesOf: LinesOf }

/** What stands between two places. Leaves beside a split one stay with its first part. */
function slicesBetween({ units, from, to, linesOf }: Stretch): { flow: string; slice: Slice }[] {
  return units.slice(from.unit, to.unit + 1).flatMap((unit, i) => {
    const firstLine = i === 0 ? from.line : 0
    const lastLine = from.unit + i === to.unit ? to.line : undefined
    if (lastLine === 0) return []
    return unit.leaves.flatMap((leaf) => {
      if (leaf !== unit.single) return firstLine > 0 ? [] : [{ flow: leaf.flow, slice: { block: leaf.id } }]
      const lines = firstLine > 0 || lastLine !== undefined ? linesOf(leaf) : undefined
      const slice: Slice = { block: leaf.id }
      if (firstLine > 0) slice.from = lines?.start(firstLine)
      if (lastLine !== undefined) slice.to = lines?.start(lastLine)
      return [{ flow: leaf.flow, slice }]
    })
  })
}
