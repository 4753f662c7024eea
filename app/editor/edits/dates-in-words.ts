import { ITEM_FIELDS } from '../../../collections/resumes/item-fields'
import type { EntryItem, Fact, ResumeContent } from '../../../collections/resumes/schema'
import { IN_WORDS, itemDates } from '../../document/text/item-dates'
import { schemaParts } from '../schema/schema-parts'
import { STEP_TEXTS } from '../texts/step-texts'

/** Both dates of an entry, or one of them. */
type Which = 'dates' | 'start' | 'end'
type Options = { content: ResumeContent; item: EntryItem; which: Which }

/** By these names the words are known, not by their label: a person may give that to anything. */
const NAMES = { dates: IN_WORDS, start: ITEM_FIELDS.start.jsonName, end: ITEM_FIELDS.end.jsonName }

/** Words that are no date, such as “Spring 2021”, as one of an entry's further fields, where an import puts them as well. */
export function dateInWords({ content, which, words }: Omit<Options, 'item'> & { words: string }): Fact {
  return {
    ...schemaParts().newFact(),
    ...{ key: NAMES[which], label: labelOf({ content, which }), value: words },
  }
}

/** Words that stand for dates, where there are none, go when those are set anew. Changes the draft. */
export function dropDatesInWords({ item, which }: Omit<Options, 'content'>): void {
  const others = new Set(itemDates(item).facts.map(({ id }) => id))
  const other = { dates: '', start: NAMES.end, end: NAMES.start }[which]
  const kept = item.facts.filter(({ id, key }) => others.has(id) || key === other)
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
