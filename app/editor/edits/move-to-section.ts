import type { ResumeContent } from '../../../collections/resumes/schema'
import { findPlace } from './find-place'

type Options = { content: ResumeContent; id: string; section: string }

/** Moves an item to the end of another section. Changes the draft; does nothing when either is gone. */
export function moveToSection({ content, id, section }: Options): void {
  const from = findPlace({ content, id })
  const to = findPlace({ content, id: section })
  if (from?.kind !== 'item' || to?.kind !== 'section' || to.value.kind === 'skill') return
  from.list.splice(from.index, 1)
  to.value.items.push(from.value)
}
