import type { Unit } from './make-units'
import type { LinesOf } from './types'

type At = { units: Unit[]; linesOf: LinesOf; index: number; wholeItems?: boolean | undefined }

/** What a section may hold, in lines of its own with what is between them, to be kept whole; or how many rows, in more lines. */
const [SHORT, ROWS, ROWS_LINES] = [5, 4, 8]

/** Whether a section's title would stay behind with one row alone, while the section goes on. */
export function leavesLoneRow({ units, linesOf, index }: At): boolean {
  const [title, row, next] = [units[index - 2], units[index - 1], units[index]]
  if (!row || isTitled(next) || !(isTitled(title) || isTitled(row))) return false
  return isOneLine({ unit: row, linesOf })
}

/** Whether a break before a unit would part a section of a few rows, or leave its last row of one line alone on the next page. */
export function partsShort({ units, linesOf, index, wholeItems }: At): boolean {
  const unit = units[index]
  if (!unit || isTitled(unit) || !isRow(unit)) return false
  const next = units[index + 1]
  if ((!next || isTitled(next)) && isOneLine({ unit, linesOf })) return true
  const from = units.findLastIndex((other, i) => i < index && isTitled(other))
  const after = units.findIndex((other, i) => i > index && isTitled(other))
  const section = units.slice(Math.max(from, 0), after < 0 ? undefined : after)
  const rows = section.flatMap(({ leaves }) =>
    leaves.flatMap(({ opens, item, id }) => (opens ? [] : (item ?? id))),
  )
  const most = wholeItems && new Set(rows).size <= ROWS ? ROWS_LINES : SHORT
  return section.every(isRow) && linesIn({ units: section, linesOf }) <= most
}

const isTitled = (unit: Unit | undefined) => unit?.leaves.some(({ opens }) => opens) === true

/** No running text: the fields of an entry, a skill. */
const isRow = ({ leaves }: Unit) => leaves.every(({ split }) => !split)

const isOneLine = ({ unit, linesOf }: { unit: Unit; linesOf: LinesOf }) =>
  linesIn({ units: [unit], linesOf }) < 1.5

/** How many lines some units are high, without a title: one that hangs stands beside its first row. */
function linesIn({ units, linesOf }: Omit<At, 'index'>): number {
  const leaves = units.flatMap((unit) => unit.leaves).filter(({ opens }) => !opens)
  const [first] = leaves
  if (!first) return Infinity
  const bottom = Math.max(...leaves.map((leaf) => leaf.bottom))
  return (bottom - Math.min(...leaves.map(({ top }) => top))) / linesOf(first).height
}
