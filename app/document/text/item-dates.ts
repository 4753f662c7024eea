import type { EntryItem, Fact } from '../../../collections/resumes/schema'

/** The names of the facts that stand for dates of their entry where those are in words: “Fall 2020 – Spring 2021”. */
export const IN_WORDS = { dates: 'dates', start: 'dates.start', end: 'dates.end' }

const NAMES = Object.values(IN_WORDS)

/** Whether a fact stands for dates; one that a person made by themselves has no name, whatever its label is. */
export const isDateInWords = ({ key }: Pick<Fact, 'key'>): boolean => NAMES.includes(key)

type Dates = { start: string; end: string; facts: Fact[] }

/** The dates of an entry, with words where it has words for them, and the facts that are none of these. */
export function itemDates({ start, end, facts }: Pick<EntryItem, 'start' | 'end' | 'facts'>): Dates {
  const wordsFor = (name: string) => facts.find(({ key, value }) => key === name && value !== '')
  const both = start + end === '' ? wordsFor(IN_WORDS.dates) : undefined
  if (both) return { start: both.value, end: '', facts: facts.filter((fact) => fact !== both) }
  const begun = start === '' ? wordsFor(IN_WORDS.start) : undefined
  const ended = end === '' ? wordsFor(IN_WORDS.end) : undefined
  return {
    start: begun?.value ?? start,
    end: ended?.value ?? end,
    facts: begun || ended ? facts.filter((fact) => fact !== begun && fact !== ended) : facts,
  }
}
