import type { Fact, ResumeContent } from '../../../collections/resumes/schema'
import { areFacts, dateInWords, dropDatesInWords } from '../edits/dates-in-words'
import { findPlace } from '../edits/find-place'
import { datesIn } from './written-dates'

type Options = { content: ResumeContent; owner: string }

/** Puts words where an entry's dates stand, in a draft. */
export function keepDates({ content, owner, fact }: Options & { fact: Fact }): void {
  const place = findPlace({ content, id: owner })
  if (place?.kind !== 'item') return
  const { start, end, facts } = place.value
  const said = start + end === '' ? facts.find(({ key }) => key === fact.key) : undefined
  if (said) said.value = fact.value
  else {
    dropDatesInWords({ item: place.value, which: 'dates' })
    place.value.facts.push(fact)
    Object.assign(place.value, { start: '', end: '' })
  }
}

/** Puts a text as an entry's dates, in a draft: as words where it says none. Nothing changes where there is no room for them. */
export function putDates({ content, owner, text }: Options & { text: string }): void {
  const place = findPlace({ content, id: owner })
  if (place?.kind !== 'item') return
  const { start, end, facts } = place.value
  const said = datesIn({ text, before: { start, end } })
  if (said) {
    dropDatesInWords({ item: place.value, which: 'dates' })
    Object.assign(place.value, said)
    return
  }
  const fact = dateInWords({ content, which: 'dates', words: text.trim() })
  const isThere = start + end === '' && facts.some(({ key }) => key === fact.key)
  if (isThere || areFacts([...facts, fact])) keepDates({ content, owner, fact })
}
