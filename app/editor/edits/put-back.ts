import type { ResumeContent } from '../../../collections/resumes/schema'
import { findPlace, type Place } from './find-place'

/** Puts something removed back where it stood, or at the end if the list is shorter now. Changes the draft. */
export function putBack({ content, place }: { content: ResumeContent; place: Place }): void {
  if (findPlace({ content, id: place.value.id })) return
  listOf({ content, place })?.splice(place.index, 0, place.value)
}

function listOf({ content, place }: { content: ResumeContent; place: Place }): unknown[] | undefined {
  if (place.kind === 'row') return content.baseInfo.list
  if (place.kind === 'skill') return content.skill.list
  if (place.kind === 'section') return content.entryList
  const owner = findPlace({ content, id: place.kind === 'item' ? place.section.id : place.item.id })
  if (owner?.kind === 'section') return owner.value.items
  return owner?.kind === 'item' ? owner.value.facts : undefined
}
