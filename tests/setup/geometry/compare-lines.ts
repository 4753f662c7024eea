import type { PageCharacter } from './page-characters'
import type { PdfRun } from './pdf-pages'

type Options = { characters: PageCharacter[]; runs: PdfRun[]; tolerance?: number }

/**
 * Where a page and its PDF differ: lines that start elsewhere, runs that begin or end where the page draws another
 * character. Each difference as a sentence; empty when they agree within `tolerance` CSS pixels.
 */
export function compareLines({ characters, runs, tolerance = 0.5 }: Options): string[] {
  const near = (a: number, b: number) => Math.abs(a - b) <= tolerance
  const onLine = (character: PageCharacter, run: PdfRun) => near(character.baseline, run.baseline)
  const starts = characters
    .filter(({ startsLine }) => startsLine)
    .filter((start) => !runs.some((run) => onLine(start, run) && near(run.left, start.left)))
    .map(
      ({ text, left, baseline }) =>
        `the line of “${text}” at ${left.toFixed(2)}, ${baseline.toFixed(1)} starts elsewhere in the PDF`,
    )
  const ends = runs
    .filter((run) => {
      const [first, last] = [Array.from(run.text.trim())[0], Array.from(run.text.trim()).at(-1)]
      const line = characters.filter((character) => onLine(character, run))
      const begins = line.some(({ text, left }) => text === first && near(left, run.left))
      const finishes = line.some(({ text, right }) => text === last && near(right, run.right))
      return !begins || (!finishes && !run.text.endsWith(' '))
    })
    .map(
      ({ text, left, right }) =>
        `“${text}” stands from ${left.toFixed(2)} to ${right.toFixed(2)} in the PDF alone`,
    )
  return [...starts, ...ends]
}
