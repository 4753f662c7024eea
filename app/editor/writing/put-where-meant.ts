import { toast } from '~/components/ui/toast'
import { ITEM_FIELDS } from '../../../collections/resumes/item-fields'
import type { SectionKind } from '../../../collections/resumes/choices'
import type { EntryItem } from '../../../collections/resumes/schema'
import { itemDates } from '../../document/text/item-dates'
import { dropDatesInWords } from '../edits/dates-in-words'
import { findPlace } from '../edits/find-place'
import { STEP_TEXTS } from '../texts/step-texts'
import { checkWritten } from './check-written'
import { putDates } from './put-dates'
import type { Settling } from './settle-text'
import { datesIn } from './written-dates'

/**
 * A position that was written where the dates are asked for, as Tab leads there first, becomes the position, and dates written as the
 * position become the dates: where the other is blank, as a step of its own, so that undo leaves the words where they were typed.
 * Answers whether something was put elsewhere.
 */
export function putWhereMeant(options: Settling): boolean {
  const { caret, content, language, name, change } = options
  const { owner } = caret
  const place = findPlace({ content: content(), id: owner })
  if (place?.kind !== 'item' || !hasBoth(place.section.kind)) return false
  const to = meantFor({ ...options, item: place.value })
  if (!to) return false
  const { field, words } = to
  change({
    name: name({ owner, field }),
    caret,
    recipe: (draft) => {
      const found = findPlace({ content: draft, id: owner })
      if (found?.kind !== 'item') return
      if (field === 'subtitle') dropDatesInWords({ item: found.value, which: 'dates' })
      found.value.subtitle = field === 'subtitle' ? words : ''
      if (field === 'start') putDates({ content: draft, owner, text: words })
    },
  })
  toast.info(STEP_TEXTS[language].wentTo({ words, name: name({ owner, field }) }))
  return true
}

type Meant = { field: 'subtitle' | 'start'; words: string }

/** Where what was written belongs, if not where it was. */
function meantFor({
  caret,
  before,
  words,
  item,
  ...rest
}: Settling & { item: EntryItem }): Meant | undefined {
  const { owner } = caret
  const { content, language } = rest
  if (words !== undefined) {
    if (before !== '' || /\d/.test(words) || item.subtitle.trim() !== '') return undefined
    const refused = checkWritten({ content: content(), owner, field: 'subtitle', value: words, language })
    return refused === undefined ? { field: 'subtitle', words } : undefined
  }
  const { start, end } = itemDates(item)
  const text = item.subtitle.trim()
  const isBlank = start + end === ''
  if (caret.field !== 'subtitle' || !isBlank || !/\d/.test(text)) return undefined
  return datesIn({ text, before: { start, end } }) && { field: 'start', words: text }
}

const hasBoth = (kind: SectionKind): boolean =>
  [ITEM_FIELDS.subtitle, ITEM_FIELDS.start].every(({ asked }) => kind in asked)
