import { listOfHeading } from '../text-resume/list-of-heading'
import type { SourceLine } from './types'

/** The lines with the title of the whole first: sections that everything begins with stand in a column at its left. */
export function headFirst(lines: SourceLine[]): SourceLine[] {
  const first = lines.find(({ kind }) => kind !== 'blank')
  if (!first || !isKnown(first)) return lines
  const at = lines.findIndex(
    ({ kind, level, text }) => kind === 'heading' && level === 1 && !isKnown({ text }),
  )
  const [beside, own] = [lines.slice(0, at), lines.slice(at)]
  return at > 0 && beside.some(isKnown) && own.some(isKnown) ? [...own, ...beside] : lines
}

/** The cells of a row with the head first: the one that sections follow, where the left one begins with a section. */
export function headCellFirst(cells: SourceLine[][]): SourceLine[][] {
  const [first] = cells
  if (!first?.[0] || !isKnown(first[0])) return cells
  const head = cells.find(([top, ...rest]) => top && !isKnown(top) && rest.some(isKnown))
  return head ? [head, ...cells.filter((cell) => cell !== head)] : cells
}

const isKnown = ({ text }: Pick<SourceLine, 'text'>): boolean => listOfHeading(text) !== undefined
