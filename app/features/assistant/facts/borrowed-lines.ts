import { contentWords } from './duties/content-words'
import { readDates } from './dates/read-dates'
import { readNumbers } from './numbers/read-numbers'
import type { Quantity } from './numbers/types'
import { meaningOf, type Meaning } from './dictionary/meaning'
import { prepareFolded, type PreparedText } from './prepare-text'
import { clausesOf } from './text/clauses'
import type { Span } from './types'

/** So much of a clause's words a line has to say, and so many of them. */
const SHARE = 0.6
const LEAST = 2
/** So many lines may have gone into one clause. */
const MOST = 2

type Line = Span & { line: string; meaning: Meaning; numbers: Quantity[] }
const known = new WeakMap<PreparedText, Line[]>()

/** The lines of a resume, read once. */
function linesOf(resume: PreparedText): Line[] {
  const read = known.get(resume)
  if (read !== undefined) return read
  const lines = Array.from(resume.text.matchAll(/[^\n]*\S[^\n]*/g), ({ index, 0: line }, at) => ({
    from: index,
    to: index + line.length,
    line,
    meaning: resume.lines()[at] ?? meaningOf(line),
    numbers: resume.numbers.filter(({ from, to }) => index <= from && to <= index + line.length),
  }))
  known.set(resume, lines)
  return lines
}

/**
 * The lines of the resume that a clause of the suggestion was most likely taken from, since they say most of its words, and
 * more of them than the replaced text does: "add the prize", "merge it with the line about rotas". Their places are those
 * in the whole resume.
 */
export function borrowedLines({
  text,
  before,
  resume,
}: {
  text: string
  before: PreparedText
  resume: PreparedText
}): PreparedText | undefined {
  if (before.text.trim() === '') return undefined
  const lines = linesOf(resume).filter(
    ({ line }) => !before.text.includes(line.trim()) && !line.includes(before.text.trim()),
  )
  const words = contentWords(text)
  const numbers = readNumbers({ text, taken: readDates(text) })
  const taken = clausesOf(text).flatMap((clause) => {
    const inside = words.filter(({ from, to }) => clause.from <= from && to <= clause.to)
    const counts = numbers.filter(({ from, to }) => clause.from <= from && to <= clause.to)
    const saidIn = ({ meaning, numbers: told }: Pick<Line, 'meaning' | 'numbers'>) =>
      inside.filter((word) => word.isIn(meaning)).length +
      counts.filter(({ raw }) => told.some((number) => number.raw === raw)).length
    const own = saidIn({ meaning: before.meaning(), numbers: before.numbers })
    return lines
      .map((line) => ({ line, said: saidIn(line) }))
      .filter(({ said }) => said >= LEAST && said >= (inside.length + counts.length) * SHARE && said > own)
      .sort((one, other) => other.said - one.said)
      .slice(0, MOST)
      .map(({ line }) => line)
  })
  const found = [...new Set(taken)].sort((a, b) => a.from - b.from)
  if (found.length === 0) return undefined
  const { at, original } = resume.folded
  return prepareFolded({
    where: 'resume',
    folded: {
      text: found.map(({ line }) => line).join('\n'),
      at: found.flatMap(({ from, to }) => [...at.slice(from, to), at[to] ?? original.length]),
      original,
    },
  })
}
