import { dictionary } from './dictionary/dictionary'
import { meaningOf, type Meaning } from './dictionary/meaning'
import { readDates, type DateFact } from './dates/read-dates'
import { jobTitles, type JobTitle } from './names/job-titles'
import { namesIn } from './names/known-names'
import { wordIndex } from './names/latin-words'
import { syllableOf } from './names/pinyin'
import { readNumbers } from './numbers/read-numbers'
import type { Quantity } from './numbers/types'
import { foldText, originalSpan, type FoldedText } from './text/fold-text'
import { sentencesOf, type Clause } from './text/clauses'
import { expertiseHits, skillLevels, type SkillLevel } from './scope/expertise'
import { hitsOf, LADDERS, type Hit, type Ladder } from './scope/ladders'
import { objectsOf, tellsOfChange } from './scope/results'
import { roleClausesOf, roleHits } from './scope/roles'
import type { SourceName, SourcePlace, Span } from './types'

/** One source, read once for all suggestions. Spans are those of the folded text. */
export type PreparedText = {
  where: SourceName
  folded: FoldedText
  text: string
  numbers: Quantity[]
  dates: DateFact[]
  titles: JobTitle[]
  /** First place of each known name by id. */
  names: Map<number, Span>
  /** First place of each Latin word, in lower case, and of neighbours as one. */
  words: Map<string, Span>
  sentences: Clause[]
  /** All Latin letters in lower case, nothing between. */
  letters: string
  /** The sound of the Han characters, a blank before each. This and all below is read when first asked for. */
  sound: () => string
  ladder: (ladder: Ladder) => Hit[]
  /** Words of somebody's part, by clause. */
  roles: () => { clause: Clause; hits: Hit[] }[]
  expertise: () => Hit[]
  skills: () => SkillLevel[]
  /** What outcomes are about here, and whether the text tells of any. */
  objects: () => Set<string>
  tellsOfChange: () => boolean
  meaning: () => Meaning
  /** The meaning of each line. */
  lines: () => Meaning[]
}

export function prepareText({ where, text }: { where: SourceName; text: string }): PreparedText {
  return prepareFolded({ where, folded: foldText(text) })
}

/** The same of a text that is folded already, or of parts of one. */
export function prepareFolded({ where, folded }: { where: SourceName; folded: FoldedText }): PreparedText {
  const { text } = folded
  const dates = readDates(text)
  const names = namesIn(text)
  const ladders = new Map(
    LADDERS.map((ladder) => [ladder.id, once(() => hitsOf({ text, ladder, isSource: true }))]),
  )
  return {
    where,
    folded,
    text,
    dates,
    names,
    numbers: [...readNumbers({ text, taken: dates }), ...yearsAsNumbers(dates)],
    titles: jobTitles(text, { isSource: true, isOfAnybody: where === 'job' }),
    words: wordIndex(text),
    sentences: sentencesOf(text),
    letters: text.toLowerCase().replace(/[^a-z]/g, ''),
    sound: once(() => soundOf(text)),
    ladder: ({ id }) => ladders.get(id)?.() ?? [],
    roles: once(() =>
      roleClausesOf(text).map((clause) => ({ clause, hits: roleHits(clause.text, { isSource: true }) })),
    ),
    expertise: once(() => expertiseHits(text)),
    skills: once(() => skillLevels(text)),
    objects: once(() => objectsOf(text)),
    tellsOfChange: once(() => tellsOfChange(text)),
    meaning: once(() => meaningOf(text)),
    lines: once(() =>
      text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(meaningOf),
    ),
  }
}

/** A span of a prepared source as the interface shows it. */
export function placeOf({
  source,
  from,
  to,
}: {
  source: PreparedText
  from: number
  to: number
}): SourcePlace {
  return { where: source.where, ...originalSpan({ folded: source.folded, from, to }) }
}

/** "2000" alone may be a year or a number: it stands for both. */
export function yearsAsNumbers(dates: DateFact[]): Quantity[] {
  return dates.flatMap(({ year, isBareYear, from, to }) =>
    year === undefined || isBareYear !== true
      ? []
      : [
          {
            raw: year,
            value: year,
            dimension: 'count' as const,
            size: 1,
            bound: 'exact' as const,
            counted: undefined,
            rate: undefined,
            measure: undefined,
            others: [],
            isRounded: false,
            from,
            to,
          },
        ],
  )
}

function soundOf(text: string): string {
  return Array.from(text, (character) => {
    const syllable = syllableOf(character) ?? dictionary().syllables.get(character)
    return syllable === undefined ? '|' : ` ${syllable}`
  }).join('')
}

function once<Value>(read: () => Value): () => Value {
  let held: { value: Value } | undefined
  return () => (held ??= { value: read() }).value
}
