import type { SectionKind } from './choices'
import type { EntryItem, EntrySection } from './schema'

/** Kinds in which one may be at a place more than once: several positions at one employer, degrees at one school. */
const KINDS = ['experience', 'volunteer', 'education'] as const
type Kind = (typeof KINDS)[number]

export function mayJoin(kind: SectionKind): kind is Kind {
  return KINDS.some((other) => other === kind)
}

type At = { section: Pick<EntrySection, 'kind' | 'items'>; item: EntryItem }

/** The entry above, among those that are shown, which an entry may be joined to: where both are at the same place. */
export function entryAbove({ section: { kind, items }, item }: At): EntryItem | undefined {
  if (!mayJoin(kind)) return undefined
  const shown = items.filter(({ id, hidden }) => !hidden || id === item.id)
  const above = shown[shown.findIndex(({ id }) => id === item.id) - 1]
  const title = item.title.trim()
  return title !== '' && above?.title.trim() === title ? above : undefined
}

/** Whether any entry of a document is joined to the one above. */
export function hasJoined({ entryList }: { entryList: readonly Pick<EntrySection, 'items'>[] }): boolean {
  return entryList.some(({ items }) => items.some(({ joined }) => joined))
}
