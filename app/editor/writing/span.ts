import type { EntryItem, ResumeContent } from '../../../collections/resumes/schema'
import { dropDatesInWords } from '../edits/dates-in-words'
import { findPlace, type Place } from '../edits/find-place'
import { isEmptySection } from '../edits/hide-emptied'
import { isBlankPlace } from '../edits/is-blank-place'
import { removeRow } from '../edits/remove-row'
import type { FieldTarget } from '../session/editor'
import { forPageNow } from '../soon/load-soon'
import { setWritten, shownStretch } from './written-addresses'
import type { PagePlaces } from './page-places'
import { isSame, type Caret, type Part, type Span } from './caret'
import { datesIn, isDates } from './written-dates'
import { isRich, withEdit, writtenText, type Edit } from './written-field'

type Options = { places: PagePlaces; content: ResumeContent; span: Span }

/** What is selected of each field, in reading order; an end that is not on the page selects nothing. */
export function partsOf({ places, content, span: { anchor, focus } }: Options): Part[] {
  const fields = places.between(anchor, focus)
  const [first, last] = isSame(fields[0] ?? anchor, anchor) ? [anchor, focus] : [focus, anchor]
  return fields.map(({ owner, field }, index) => {
    const length = writtenText({ content, owner, field })?.length ?? 0
    const from = index === 0 ? Math.min(first.at, length) : 0
    const to = index === fields.length - 1 ? Math.min(last.at, length) : length
    return { owner, field, from, to }
  })
}

/**
 * The caret of a selection. Over several fields the box holds the first one's text with what is selected of it, so that what
 * is typed, composed or pasted stands there in place of all.
 */
export function caretOver({ places, content, span }: Options): Caret | undefined {
  const { anchor, focus } = span
  if (isSame(anchor, focus)) {
    const { owner, field, at, behind } = focus
    return { owner, field, anchor: anchor.at, focus: at, behind }
  }
  const [first] = partsOf({ places, content, span })
  return first && { owner: first.owner, field: first.field, anchor: first.from, focus: first.to, span }
}

/** What goes of other fields than the one that is written, and the sections, entries and skills that go with it. */
export type Rest = { parts: Part[]; whole: ReadonlySet<string> }

type Selected = Omit<Options, 'span'> & { parts: readonly Part[] }

/**
 * The entries, skills and sections of which all that is drawn is selected. What no page shows of them, such as the name of the entry
 * above, is theirs.
 */
export function wholeRows({ places, content, parts }: Selected): Set<string> {
  const isAll = (target: FieldTarget) => {
    const text = writtenText({ content, ...target }) ?? ''
    const { from, to } = shownStretch({ content, ...target }) ?? { from: 0, to: text.length }
    const part = parts.find((one) => isSame(one, target)) ?? { from: to, to: from }
    return text.slice(from, part.from).trim() === '' && text.slice(part.to, to).trim() === ''
  }
  const rows = new Set(parts.flatMap(({ owner }) => rowOf({ content, owner }) ?? []))
  for (const { owner, field } of places.fields()) {
    const row = rowOf({ content, owner })
    if (row !== undefined && rows.has(row) && !isAll({ owner, field })) rows.delete(row)
  }
  const titles = parts.filter((part) => part.field === 'title' && isAll(part)).map(({ owner }) => owner)
  return new Set([...rows, ...(forPageNow()?.wholeSections({ content, parts, rows, titles }) ?? [])])
}

/** The entry or skill that something is of. */
function rowOf({ content, owner }: { content: ResumeContent; owner: string }): string | undefined {
  const place = findPlace({ content, id: owner })
  if (place?.kind === 'fact') return place.item.id
  return place?.kind === 'item' || place?.kind === 'skill' ? owner : undefined
}

/** `keep` is what somebody writes in, blank or not. */
type Deleted = { draft: ResumeContent; parts: Part[]; whole?: ReadonlySet<string>; keep?: string | undefined }

/**
 * Takes texts out of a draft, and the entries and sections all of whose texts were selected. Contact rows and other headings stay,
 * which hold a document together; where nothing but them is left it is as if begun blank, with words that say what belongs where.
 */
export function deleteParts({ draft, parts, whole = new Set(), keep = '' }: Deleted): void {
  const emptied = new Set(whole)
  const facts = new Set<string>()
  for (const { owner, field, from, to } of parts) {
    const place = findPlace({ content: draft, id: owner })
    // What has no id of its own is a heading too.
    if (from === to || !place || place.kind === 'section') continue
    // Not even the sign of a list is left of a text that goes wholly.
    const isAll = (writtenText({ content: draft, owner, field })?.length ?? 0) === to - from
    const edit = { from, to, text: '' }
    if (isDates({ field })) {
      if (place.kind === 'item') deleteDates({ draft, item: place.value, edit })
      emptied.add(owner)
      continue
    }
    const value = isAll && isRich({ owner, field }) ? '' : withEdit({ content: draft, owner, field, edit })
    setWritten({ content: draft, owner, field, value })
    // A row without a text would print its address.
    if (place.kind === 'row' && field === 'value' && value === '') place.value.url = ''
    if (place.kind === 'fact') facts.add(owner)
    emptied.add(place.kind === 'fact' ? place.item.id : owner)
  }
  for (const id of facts) {
    const place = findPlace({ content: draft, id })
    if (id !== keep && place?.kind === 'fact' && !place.value.label && !place.value.value)
      place.list.splice(place.index, 1)
  }
  for (const id of whole) {
    const place = findPlace({ content: draft, id })
    if (id !== keep && place?.kind === 'section') place.list.splice(place.index, 1)
  }
  const kept = rowOf({ content: draft, owner: keep })
  const gone = [...emptied].filter((owner) => {
    const place = findPlace({ content: draft, id: owner })
    return place && owner !== kept && (whole.has(owner) || isBlank(place))
  })
  // The first of a list is what may stay blank.
  for (const id of gone.reverse()) removeRow({ content: draft, id })
  const { entryList } = draft
  if (gone.length > 0 && entryList.every((section) => isEmptySection({ section, content: draft })))
    draft.config.placeholders = true
}

/** A part of dates may say others; what says none is left as it was. */
function deleteDates({ draft, item, edit }: { draft: ResumeContent; item: EntryItem; edit: Edit }): void {
  const text = withEdit({ content: draft, owner: item.id, field: 'start', edit })
  const said = datesIn({ text: String(text), before: { start: item.start, end: item.end } })
  if (said) dropDatesInWords({ item, which: 'dates' })
  Object.assign(item, said)
}

/** Whether nothing of it is left to read; the dates of an entry go with its texts. */
function isBlank(place: Place): boolean {
  if (place.kind !== 'item') return isBlankPlace(place)
  return isBlankPlace({ ...place, value: { ...place.value, start: '', end: '', link: '' } })
}
