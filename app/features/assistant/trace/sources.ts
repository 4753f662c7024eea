import { readDates, type DateFact } from './dates/read-dates'
import { dictionary } from './dictionary/dictionary'
import { meaningOf, type Meaning } from './dictionary/meaning'
import { latinWords, wordIndex } from './names/latin-words'
import { readQuantities, type Quantity } from './numbers/read-quantities'
import { once } from './once'
import { foldText, originalSpan, type FoldedText } from './text/fold-text'
import { matchesIn, type SourceName, type SourcePlace, type Span } from './types'

/**
 * What a suggestion may draw on: the whole text of the resume (parts are joined by line breaks), what the person wrote in
 * this task, and the job text, which bears nothing out.
 */
export type FactSources = {
  resume: string | string[]
  user?: string
  job?: string
  /** Up to when a job lasts that someone still has. */
  today?: Date
}

export type Line = Span & { source: Source; text: string; meaning: () => Meaning; numbers: Quantity[] }

/** One source, read once for all suggestions. Spans are those of the folded text. */
export type Source = {
  where: SourceName
  folded: FoldedText
  text: string
  dates: DateFact[]
  numbers: Quantity[]
  /** First place of each Latin word, in lower case, and of neighbours as one. */
  words: Map<string, Span>
  /** This and all below is read when first asked for. */
  meaning: () => Meaning
  lines: () => Line[]
  /** The sounds of its Han characters as letters, a blank before each and `|` for all else. */
  sound: () => string
  /** Its Latin words with a capital. */
  capitals: () => string[]
}
export type PreparedSources = { resume: Source; user: Source; job: Source; today: Date }

/** Reads the sources once, to check many suggestions against them. */
export function prepareSources({
  resume,
  user = '',
  job = '',
  today = new Date(),
}: FactSources): PreparedSources {
  return {
    resume: readSource({ where: 'resume', text: typeof resume === 'string' ? resume : resume.join('\n') }),
    user: readSource({ where: 'user', text: user }),
    job: readSource({ where: 'job', text: job }),
    today,
  }
}

export function readSource({ where, text: original }: { where: SourceName; text: string }): Source {
  const folded = foldText(original)
  const { text } = folded
  const dates = readDates(text)
  const numbers = [
    ...readQuantities({ text, taken: dates, isSource: true }),
    ...dates.flatMap(asNumber),
    ...inNames(text),
  ]
  const source: Source = {
    ...{ where, folded, text, dates, numbers },
    words: wordIndex(text),
    meaning: once(() => meaningOf(text)),
    sound: once(() => soundOf(text)),
    capitals: once(() => latinWords(text).flatMap((word) => (/^\p{Lu}/u.test(word.text) ? [word.text] : []))),
    lines: once(() =>
      matchesIn(text, /[^\n]*\S[^\n]*/g).map((line) => ({
        ...{ source, text: line.text, from: line.from, to: line.to },
        meaning: once(() => meaningOf(line.text)),
        numbers: numbers.filter(({ from, to }) => line.from <= from && to <= line.to),
      })),
    ),
  }
  return source
}

/** A span of a source as the interface shows it. */
export function placeOf({ source, from, to }: Span & { source: Source }): SourcePlace {
  return { where: source.where, ...originalSpan({ folded: source.folded, from, to }) }
}

/** "2000" alone may be a year or a number: it stands for both. */
function asNumber({ year, isBareYear, from, to }: DateFact): Quantity[] {
  if (year === undefined || isBareYear !== true) return []
  return [{ raw: year, value: year, dimension: 'count', bound: 'exact', isRounded: false, from, to }]
}

/** The 4 of "CET-4", the 2 of "N2". */
function inNames(text: string): Quantity[] {
  const pattern = /(?<=(?<![A-Za-z])(?:[A-Z][A-Za-z]*-?|[A-Z]{2,} ))\d+(?![\d.,])/g
  return matchesIn(text, pattern).map(({ from, to, text: digits }) => ({
    ...{ raw: Number(digits), value: Number(digits), dimension: 'ordinal', bound: 'exact' },
    ...{ isRounded: false, from, to },
  }))
}

function soundOf(text: string): string {
  const { syllables } = dictionary()
  return Array.from(text, (character) => {
    const syllable = syllables.get(character)
    return syllable === undefined ? '|' : ` ${syllable}`
  }).join('')
}
