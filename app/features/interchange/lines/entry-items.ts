import { findPeriod } from '../text-resume/find-period'
import { lineOfText } from './lines-of-text'
import type { SourceLine } from './types'

/** A date that stands alone or beside a name, and no sentence that tells of a year. */
const MAX_DATED = 50
const isDated = (piece: string): boolean => piece.length < MAX_DATED && findPeriod(piece) !== undefined

/**
 * The lines of an item of a list. One that has a date in a line of its own is an entry, as pages of profiles list them: its
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
