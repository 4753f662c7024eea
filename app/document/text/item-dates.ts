import type { EntryItem, Fact } from '../../../collections/resumes/schema'

/** The name of the fact that stands for both dates of its entry where those are in words: “Fall 2020 – Spring 2021”. */
export const IN_WORDS = 'dates'
/** Those of facts that stand for one of them; an import leaves them under the names that JSON Resume has for it. */
const IN_WORDS_OF = { start: ['startDate', 'date', 'releaseDate'], end: ['endDate'] }

const NAMES = [IN_WORDS, ...IN_WORDS_OF.start, ...IN_WORDS_OF.end]

/** Whether a fact stands for dates; one that a person made by themselves has no name, whatever its label is. */
export const isDateInWords = ({ key }: Pick<Fact, 'key'>): boolean => NAMES.includes(key)

type Dates = { start: string; end: string; facts: Fact[] }

/** The dates of an entry, with words where it has words for them, and the facts that are none of these. */
export function itemDates({ start, end, facts }: Pick<EntryItem, 'start' | 'end' | 'facts'>): Dates {
  const wordsFor = (names: string[]) => facts.find(({ key, value }) => names.includes(key) && value !== '')
  const both = start + end === '' ? wordsFor([IN_WORDS]) : undefined
  if (both) return { start: both.value, end: '', facts: facts.filter((fact) => fact !== both) }
  const begun = start === '' ? wordsFor(IN_WORDS_OF.start) : undefined
  const ended = end === '' ? wordsFor(IN_WORDS_OF.end) : undefined
  return {
    start: begun?.value ?? start,
    end: ended?.value ?? end,
    facts: begun || ended ? facts.filter((fact) => fact !== begun && fact !== ended) : facts,
  }
}
