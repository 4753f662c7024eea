import type { EntryItem, ResumeContent } from '../../../collections/resumes/schema'
import { schemaParts } from '../schema/schema-parts'
import { findPlace, type Place } from './find-place'
import { isBlankPlace } from './is-blank-place'

type Options = { content: ResumeContent; id: string }

/**
 * Takes something out of the list it stands in. The last entry of a section that is shown, and the last skill, stay blank, for
 * the next words. Changes the draft.
 */
export function removeRow({ content, id }: Options): void {
  const place = findPlace({ content, id })
  if (!place) return
  const stays = (place.kind === 'item' || place.kind === 'skill') && isLast(place)
  if (!stays) place.list.splice(place.index, 1)
  else if (isBlankPlace(place)) return
  else if (place.kind === 'item') Object.assign(place.value, { ...schemaParts().newItem(), id })
  // The scale is that of the next skill.
  else Object.assign(place.value, { key: '', level: '', tags: [] })
}

/** Takes an entry out to put it elsewhere; the last one leaves a blank one behind. Changes the draft. */
export function takeItem(place: Extract<Place, { kind: 'item' }>): EntryItem {
  const left = isLast(place) ? [schemaParts().newItem()] : []
  place.list.splice(place.index, 1, ...left)
  return place.value
}

type Row = { hidden: boolean }

/** Whether nothing else of a list is shown. */
const isLast = ({ list, index }: { list: readonly Row[]; index: number }) =>
  list.every(({ hidden }, i) => hidden !== (i === index))
