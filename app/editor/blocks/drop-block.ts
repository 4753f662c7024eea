import type { ResumeContent } from '../../../collections/resumes/schema'
import { findPlace, type Place } from '../edits/find-place'
import type { Slot } from './drop-slots'

type Options = { content: ResumeContent; id: string; slot: Pick<Slot, 'section' | 'beside'> }

/** Puts a block where it was dropped. Changes the draft; does nothing when it or the place is gone meanwhile. */
export function dropBlock({ content, id, slot: { section, beside } }: Options): void {
  const from = findPlace({ content, id })
  const list = from && listFor({ content, kind: from.kind, section })
  if (!from || !list || (beside && !list.some((one) => one.id === beside.id))) return
  from.list.splice(from.index, 1)
  const at = list.findIndex((one) => one.id === beside?.id)
  list.splice(beside?.side === 'behind' ? at + 1 : Math.max(0, at), 0, from.value)
}

type ListOptions = { content: ResumeContent; kind: Place['kind']; section: string | undefined }

function listFor({ content, kind, section }: ListOptions): { id: string }[] | undefined {
  if (section === undefined) return kind === 'section' ? content.entryList : undefined
  const to = findPlace({ content, id: section })
  return kind === 'item' && to?.kind === 'section' && to.value.kind !== 'skill' ? to.value.items : undefined
}
