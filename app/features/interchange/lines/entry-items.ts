import { isBareDate } from '../text-resume/find-line-period'
import { findPeriod } from '../text-resume/find-period'
import { lineOfText } from './lines-of-text'
import type { SourceLine } from './types'

/** A sentence may tell of years; dates of an entry stand alone, or behind a name and not behind a word that goes on. */
const MAX_DATED = 50
const GOES_ON = /(?:(?<!\S)\p{Ll}\S*\s*|\p{Lo})$/u

function isDated(piece: string): boolean {
  if (piece.length >= MAX_DATED) return false
  const period = findPeriod(piece)
  const isRange = period !== undefined && (period.isOpen || period.end !== '')
  return isBareDate(piece) || (isRange && !GOES_ON.test(piece.slice(0, period.from)))
}

/** Whether a list may be one of entries: what stands above it, up to its heading, has no dates for which it tells more. */
export function mayHoldEntries(above: SourceLine[]): boolean {
  const heading = above.findLastIndex(({ kind }) => kind === 'heading')
  return above.slice(Math.max(heading, 0)).every(({ text }) => findPeriod(text) === undefined)
}

/**
 * The lines of an item of such a list. One that has a date in a line of its own is an entry, as pages of profiles list them: its
 * lines are lines of text, and lists within it the entry's own.
 */
export function linesOfItem(lines: SourceLine[]): SourceLine[] {
  const own = lines.filter(isOwn)
  const isEntry = own.length > 1 && own.some(({ text }) => text.split('\t').some(isDated))
  if (!isEntry) return lines
  return lines.map((line) => {
    if (line.kind !== 'bullet') return line
    if (!isOwn(line)) return { ...line, level: line.level - 1 }
    const { marked } = line
    const read = lineOfText(line.text)
    return marked === undefined || read.kind === 'bullet' ? read : { ...read, marked }
  })
}

const isOwn = ({ kind, level }: SourceLine): boolean => kind === 'bullet' && level === 0
