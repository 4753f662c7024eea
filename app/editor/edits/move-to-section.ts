import type { ResumeContent } from '../../../collections/resumes/schema'
import { findPlace } from './find-place'
import { putItems } from './put-items'
import { takeItem } from './remove-row'

type Options = { content: ResumeContent; id: string; section: string }

/** Moves an item to the end of another section. Changes the draft; does nothing when either is gone. */
export function moveToSection({ content, id, section }: Options): void {
  const from = findPlace({ content, id })
  const to = findPlace({ content, id: section })
  if (from?.kind !== 'item' || to?.kind !== 'section' || to.value.kind === 'skill') return
  putItems({ section: to.value, items: [takeItem(from)], at: to.value.items.length })
}
