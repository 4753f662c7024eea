import type { PdfLine, PdfPageText } from '../../ats/types'
import { findPeriod } from '../text-resume/find-period'
import { listOfHeading } from '../text-resume/list-of-heading'
import { partKind } from '../text-resume/part-kinds'
import { columnsOfPage, styleOf, type Columns } from './columns-of-page'
import { withMarginDates } from './margin-dates'
import { rowsOf, segmentsOfPage, type Segment } from './segments-of-page'

/** Lines that belong together, in the order one reads; `top` stands above the columns. */
type Flow = 'top' | 'left' | 'right' | 'end'
const FLOWS: Flow[] = ['top', 'left', 'right', 'end']

/** A flow's lines; those before its first heading are about the person. */
export type FlowLines = { head: PdfLine[]; body: PdfLine[] }

/** The lines of a PDF by where they stand: columns one after the other, whatever order the file has. */
export function linesInOrder(pages: readonly PdfPageText[]): FlowLines[] {
  const all = pages.map((page) => withMarginDates(segmentsOfPage(page)))
  const isHeading = headingTest(all.flat())
  const flows: Record<Flow, Segment[][]> = { top: [], left: [], right: [], end: [] }
  let columns: Columns | undefined
  for (const [index, segments] of all.entries()) {
    const own = columnsOfPage({ segments, width: pages[index]?.width ?? 0, isHeading })
    columns = own ?? columns
    const parts = own
      ? partsOf({ segments, columns: own, isFirst: index === 0 })
      : goesOn({ segments, columns })
    for (const flow of FLOWS) flows[flow].push(parts[flow] ?? [])
  }
  return FLOWS.map((flow) => {
    const lines = flows[flow].flatMap((segments) => linesOf({ segments, isHeading }))
    const first = lines.findIndex(isHeading)
    const end = flow === 'end' ? 0 : first < 0 ? lines.length : first
    return { head: lines.slice(0, end), body: lines.slice(end) }
  })
}

type Parts = Partial<Record<Flow, Segment[]>>
type Placed = { segments: Segment[]; columns: Columns; isFirst: boolean }

function partsOf({ segments, columns: { x, top, left, right }, isFirst }: Placed): Parts {
  const flowOf = (one: Segment): Flow => {
    if (left.has(one)) return 'left'
    if (right.has(one)) return 'right'
    if (one.y >= top) return 'end'
    if (isFirst) return 'top'
    return one.x < x ? 'left' : 'right'
  }
  return Object.fromEntries(FLOWS.map((flow) => [flow, segments.filter((one) => flowOf(one) === flow)]))
}

/** A page without columns goes on with the one that all of it stands in. */
function goesOn({ segments, columns }: { segments: Segment[]; columns: Columns | undefined }): Parts {
  if (!columns) return { top: segments }
  if (segments.every(({ right }) => right <= columns.x + 2)) return { left: segments }
  return segments.every(({ x }) => x >= columns.x - 2) ? { right: segments } : { end: segments }
}

type Options = { segments: Segment[]; isHeading: (one: Segment) => boolean }

/** Rows as lines; a heading beside its text has a line of its own, and a grid is read card by card. */
function linesOf({ segments, isHeading }: Options): PdfLine[] {
  const rows = rowsOf(segments)
  const lines: PdfLine[] = []
  for (let at = 0; at < rows.length;) {
    const row = rows[at] ?? []
    const below = gridBelow({ rows, at })
    const [first, ...rest] = row
    if (below.length > 0) lines.push(...row.flatMap((name) => [name, ...below.flat().filter(isUnder(name))]))
    else if (first && rest.length > 0 && (isHeading(first) || isPlaceBeside(row)))
      lines.push(first, ...joined(rest))
    else lines.push(...joined(row))
    at += 1 + below.length
  }
  return lines
}

/** Where one was, below the dates at the left, beside the first item of what is told. */
const isPlaceBeside = ([first, next]: Segment[]): boolean =>
  next?.dot !== undefined && first?.dot === undefined && partKind(first?.text ?? '') === 'place'

/** Texts that begin so near to each other, in points, stand one below the other. */
const ALIGNED = 4

const isUnder =
  ({ x }: Segment) =>
  (one: Segment): boolean =>
    Math.abs(one.x - x) < ALIGNED

/** The rows below names in bold that stand side by side, each text under one of the names. */
function gridBelow({ rows, at }: { rows: Segment[][]; at: number }): Segment[][] {
  const names = rows[at] ?? []
  if (names.length < 2 || names.some(({ isBold, text }) => !isBold || findPeriod(text))) return []
  const end = rows.findIndex((row, index) => {
    if (index <= at) return false
    const isFar = (row[0]?.y ?? 0) - (rows[index - 1]?.[0]?.y ?? 0) > (row[0]?.size ?? 0) * 2.5
    return isFar || !row.every((one) => !one.isBold && names.some((name) => isUnder(name)(one)))
  })
  const below = rows.slice(at + 1, end < 0 ? undefined : end)
  return below.some((row) => row.length > 1) ? below : []
}

function joined(row: Segment[]): PdfLine[] {
  const [first, ...rest] = row
  if (!first) return []
  const text = row.map((one) => one.text).join('    ')
  const size = Math.max(...row.map((one) => one.size))
  const gaps = rest.map(({ x, text: right }) => ({ rightX: x, left: first.text, right }))
  return [{ ...first, text, size, gaps, right: row.at(-1)?.right ?? first.right }]
}

/** Usual headings are known by their words, and where several share a style, by that as well. */
function headingTest(segments: readonly Segment[]): (one: Segment) => boolean {
  const votes = new Map<string, { all: number; known: number }>()
  for (const one of segments) {
    const vote = votes.get(styleOf(one)) ?? { all: 0, known: 0 }
    votes.set(styleOf(one), {
      all: vote.all + 1,
      known: vote.known + (listOfHeading(one.text) ? 1 : 0),
    })
  }
  const most = Math.max(0, ...Array.from(votes.values(), ({ known }) => known))
  const styles = Array.from(votes).filter(
    ([, { all, known }]) => known > 0 && known >= most * 0.3 && known / all > 0.2,
  )
  const isStyle = new Set(styles.map(([style]) => style))
  return (one) => listOfHeading(one.text) !== undefined && (isStyle.size === 0 || isStyle.has(styleOf(one)))
}
