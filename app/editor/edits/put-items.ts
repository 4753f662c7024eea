import type { EntryItem, EntrySection } from '../../../collections/resumes/schema'
import { isBlankItem } from '../../../collections/resumes/is-blank-item'

type Options = { section: EntrySection; items: readonly EntryItem[]; at: number }

/** Puts entries into a section, in place of blank ones where nothing else is shown there. Changes the draft. */
export function putItems({ section, items, at }: Options): void {
  const kept = section.items.filter((item) => item.hidden || !isBlankItem({ item, section }))
  const waits = kept.every(({ hidden }) => hidden)
  if (waits) section.items.splice(0, section.items.length, ...kept, ...items)
  else section.items.splice(at, 0, ...items)
}
