import { findPeriod } from '../text-resume/find-period'
import { isOfFamily } from '../text-resume/chinese-headings'
import { isTitle } from '../text-resume/headings-beside'
import { isLabel } from '../text-resume/label-field'
import { listOfHeading } from '../text-resume/list-of-heading'
import { headCellFirst } from './head-first'
import type { SourceLine } from './types'

/** A table that is being read: where its lines go, and the cells of the row that is open. */
export type OpenTable = { outer: SourceLine[]; cells: SourceLine[][] }

/**
 * The lines of a row. Short cells make one line; one with more in it, as in forms and in layouts of two columns, is read
 * from cell to cell.
 */
export function linesOfRow({ cells }: OpenTable): SourceLine[] {
  const filled = cells.filter((cell) => cell.length > 0).map(uprightTitle)
  const firsts = filled.flatMap((cell) => cell.slice(0, 1))
  const [band] = firsts
  // A title that has a row for itself heads the rows below it; other words are what they say.
  if (band && filled.length === 1 && filled[0]?.length === 1 && isBand(band))
    return [{ ...band, isTitle: true }]
  const isShort = filled.every((cell) => cell.length === 1) && firsts.every(({ kind }) => kind === 'text')
  if (isShort && !isHeaded(firsts)) return joined(firsts).map((line) => ({ ...line, cells: textsOf(cells) }))
  const [dates, told] = filled
  const [date] = dates ?? []
  // What was when, and more about it.
  const isDated = filled.length === 2 && dates?.length === 1 && told?.[0]?.kind === 'text' && isDate(date)
  if (date && told?.[0] && isDated) return [...joined([date, told[0]]), ...told.slice(1)]
  const isTitled = filled.length === 2 && dates?.length === 1 && isTitle(date?.text ?? '')
  return isTitled && date ? [{ ...date, isTitle: true }, ...(told ?? [])] : headCellFirst(filled).flat()
}

const isBand = ({ text }: SourceLine): boolean =>
  /^\p{Script=Han}{2,10}$/u.test(text) &&
  !isLabel(text) &&
  (isTitle(text) || isOfFamily(text) || listOfHeading(text) !== undefined)

const textsOf = (cells: SourceLine[][]): string[] =>
  cells.map((cell) =>
    uprightTitle(cell)
      .map(({ text }) => text)
      .join(''),
  )

const isDate = (line: SourceLine | undefined): boolean =>
  line?.kind === 'text' && line.text.length < 30 && findPeriod(line.text)?.from === 0

/** The title of a section and its text. */
const isHeaded = ([first, ...rest]: SourceLine[]): boolean =>
  first !== undefined &&
  rest.length === 1 &&
  (isTitle(first.text) || (listOfHeading(first.text) !== undefined && !isLabel(first.text)))

function joined(lines: SourceLine[]): SourceLine[] {
  const [first] = lines
  if (!first) return []
  const text = lines.map((line) => line.text).join('\t')
  if (lines.every(({ marked }) => marked === undefined)) return [{ ...first, text }]
  return [{ ...first, text, marked: lines.map((line) => line.marked ?? line.text).join('\t') }]
}

/** A title written from above down, a character to a line. */
function uprightTitle(cell: SourceLine[]): SourceLine[] {
  const [first] = cell
  const isUpright = cell.length > 1 && cell.every(({ text }) => /^\p{Script=Han}{1,2}$/u.test(text))
  const text = cell.map((line) => line.text).join('')
  if (!first || !isUpright || (!isLabel(text) && listOfHeading(text) === undefined)) return cell
  return [{ kind: 'text', level: 0, text }]
}
