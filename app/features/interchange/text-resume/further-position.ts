import type { SourceLine } from '../lines/types'
import { isBareDate } from './find-line-period'
import { isDuration } from './find-period'
import { isNameLine } from './name-lines'
import { partKind } from './part-kinds'
import { isPeriodLine } from './period-line'
import { splitParts } from './split-parts'

/**
 * How many lines name another position under the same subheading, below what is told of one: one in bold with its dates, or
 * one over dates that say how long they are, as profiles have it.
 */
export function furtherPosition({ lines, from }: { lines: SourceLine[]; from: number }): number {
  const [line, next] = [lines[from], lines[from + 1]]
  const before = lines.slice(0, from).findLast(({ kind }) => kind !== 'blank')
  if (line?.kind !== 'text' || before === undefined || before.kind === 'heading') return 0
  if (isNameLine(line) && next?.kind === 'text' && saysLength(next.text) && isBareDate(next.text)) return 2
  if (line.isBold !== true || before.kind !== 'bullet' || !isPeriodLine(line.text)) return 0
  return splitParts(line.text).some((part) => partKind(part) === 'role') ? 1 : 0
}

/** “March 2021 - Present (3 years 8 months)” */
export const saysLength = (line: string): boolean =>
  isDuration(/[(（]([^()（）]+)[)）]$/.exec(line)?.[1] ?? '')
