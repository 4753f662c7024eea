import { ITEM_FIELDS } from '../../../collections/resumes/item-fields'
import type { EntryItem, Fact, ResumeContent } from '../../../collections/resumes/schema'
import { IN_WORDS } from '../../document/text/item-dates'
import { schemaParts } from '../schema/schema-parts'
import { STEP_TEXTS } from '../texts/step-texts'

/** Both dates of an entry, or one of them. */
type Which = 'dates' | 'start' | 'end'
type Options = { content: ResumeContent; item: EntryItem; which: Which }

/** An import of JSON Resume keeps them under its own names, printed as further fields. */
const NAMES = {
  dates: [IN_WORDS.dates],
  start: [IN_WORDS.start, 'startDate', 'date', 'releaseDate'],
  end: [IN_WORDS.end, 'endDate'],
}

/** Words that are no date, such as “Spring 2021”, as one of an entry's further fields, where an import puts them as well. */
export function dateInWords({ content, which, words }: Omit<Options, 'item'> & { words: string }): Fact {
  return {
    ...schemaParts().newFact(),
    ...{ key: IN_WORDS[which], label: labelOf({ content, which }), value: words },
  }
}

/** Words that stand for dates, where there are none, go when those are set anew. Changes the draft. */
export function dropDatesInWords({ item, which }: Omit<Options, 'content'>): void {
  const { start, end } = item
  const gone = new Set([
    ...(start + end === '' ? NAMES.dates : []),
    ...(start === '' && which !== 'end' ? NAMES.start : []),
    ...(end === '' && which !== 'start' ? NAMES.end : []),
  ])
  const kept = item.facts.filter(({ key }) => !gone.has(key))
  if (kept.length < item.facts.length) item.facts = kept
}

/** Whether an entry may have these further fields: so many, and so long. */
export function areFacts(facts: readonly Fact[]): boolean {
  return schemaParts().OWNER_SHAPES.item.facts?.safeParse(facts).success === true
}

function labelOf({ content, which }: Omit<Options, 'item'>): string {
  const { language } = content.config
  return which === 'dates' ? STEP_TEXTS[language].dates : ITEM_FIELDS[which].label[language]
}
