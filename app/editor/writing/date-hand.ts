import type { Value } from '~/session/create-value'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { produce } from '../../document/patch/produce'
import { areFacts, dateInWords, dropDatesInWords } from '../edits/dates-in-words'
import { findPlace } from '../edits/find-place'
import { announce } from '../session/announcer'
import type { FieldTarget } from '../session/editor'
import { FIELD_ERRORS } from '../texts/field-errors'
import type { PenOptions, Writing } from './pen'
import { keepDates } from './put-dates'
import { deleteParts, type Rest } from './span'
import { datesIn, datesOf, isDates, printedDates, stillTyped } from './written-dates'

type Options = Pick<PenOptions, 'content' | 'change' | 'drafts' | 'language'> & {
  writing: Value<Writing | undefined>
  refusal: Value<string | undefined>
  name: (target: FieldTarget) => string
}

/** Writes the dates of an entry as the one text that the page prints. */
export function dateHand({ content, change, drafts, language, writing, refusal, name }: Options) {
  /** Dates that are being written, as they are typed. */
  const typedIn = (target: FieldTarget) => {
    const typed = isDates(target) ? writing.get()?.typed : undefined
    return typed?.owner === target.owner ? stillTyped({ content: content(), typed }) : undefined
  }
  /** What says dates is stored at once; until then there stands what stood there before. */
  const storeDates = ({ owner, text, rest }: { owner: string; text: string; rest: Rest | undefined }) => {
    const now = datesOf({ content: content(), owner })
    if (!now) return false
    const kept = typedIn({ owner, field: 'start' }) === undefined ? undefined : writing.get()?.typed
    const before = kept?.before ?? now
    const said = datesIn({ text, before })
    const stored = said ?? before
    change({
      name: name({ owner, field: 'start' }),
      // Typed in one go it is one step.
      merge: rest ? undefined : `${owner}.start`,
      caret: writing.get()?.caret,
      recipe: (draft) => {
        const place = findPlace({ content: draft, id: owner })
        if (place?.kind === 'item') {
          if (said) dropDatesInWords({ item: place.value, which: 'dates' })
          Object.assign(place.value, stored)
        }
        if (rest) deleteParts({ draft, ...rest, keep: text === '' ? undefined : owner })
      },
    })
    // What waits in the forms for these dates is over, were they the same as before.
    if (said) [`${owner}.start`, `${owner}.end`].forEach(drafts.drop)
    refusal.set(said ? undefined : FIELD_ERRORS[language].dateOrNow)
    const at = writing.get()
    if (at) writing.set({ ...at, typed: { owner, text, stored, before } })
    return true
  }
  /** One step; answers whether there was room for them. */
  const storeWords = ({ left, words }: { left: FieldTarget; words: string }) => {
    const fact = dateInWords({ content: content(), which: 'dates', words })
    const recipe = (draft: ResumeContent) => keepDates({ content: draft, owner: left.owner, fact })
    const place = findPlace({ content: produce(content(), recipe), id: left.owner })
    const isThere = place?.kind === 'item' && areFacts(place.value.facts)
    if (isThere) change({ name: name(left), recipe })
    return isThere
  }
  /**
   * Words that say no date stay as they were written, as one of the entry's further fields that is printed in place of dates; answers
   * those that were none before.
   */
  const settleDates = (left: FieldTarget): string | undefined => {
    const words = typedIn(left)
    const before = writing.get()?.typed?.before
    if (words === undefined || !before || datesIn({ text: words, before })) return undefined
    refusal.set(undefined)
    const kept = words.trim()
    if (kept === printedDates({ content: content(), owner: left.owner })) return undefined
    if (storeWords({ left, words: kept })) return kept
    // What has no room there waits in the panel's field.
    const error = FIELD_ERRORS[language].dateOrNow
    drafts.set(`${left.owner}.start`, { text: words, error })
    announce(error)
    return undefined
  }
  const takeBack = () => {
    const now = writing.get()
    const words = now && typedIn(now.caret)
    if (!now?.typed || words === undefined || datesIn({ text: words, before: now.typed.before })) return false
    refusal.set(undefined)
    // What was typed becomes a step of its own, or nobody could have it again.
    const isStep = words.trim() !== '' && storeWords({ left: now.caret, words: words.trim() })
    const at = printedDates({ content: content(), owner: now.caret.owner })?.length ?? 0
    writing.set({ caret: { ...now.caret, anchor: at, focus: at }, isActive: now.isActive })
    return !isStep
  }
  const keepTyped = () => {
    const typed = writing.get()?.typed
    if (typed) settleDates({ owner: typed.owner, field: 'start' })
  }
  return { typedIn, storeDates, settleDates, takeBack, keepTyped }
}
