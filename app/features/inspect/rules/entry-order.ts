import { setField } from '../edit-ops'
import { monthOf } from '../read/months'
import { siblingOf } from '../read/places'
import type { ReadResume, ReadSection } from '../read/types'
import type { Spot } from '../types'

const NOW = 1e6

/** The sections whose entries don't stand newest first, with the patch that sorts them. */
export function sortNewestFirst({ sections, content }: ReadResume): Spot[] {
  return sections
    .filter(({ section }) => section.kind === 'experience' || section.kind === 'education')
    .flatMap(({ section, items, at }) => {
      const order = newestFirst({ section, items })
      if (!order) return []
      const value = section.items.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
      const ops = setField({ content, field: { path: siblingOf({ path: at.path, name: 'items' }) }, value })
      return [{ at, values: [section.title], ops }]
    })
}

/** The ids of a section's entries, newest first; undefined when they are so, or when one has no dates. */
function newestFirst({ section, items }: Pick<ReadSection, 'section' | 'items'>): string[] | undefined {
  if (items.length < 2 || items.length < section.items.length) return undefined
  const dated = items.map(({ item }) => ({ id: item.id, ends: endOf(item), starts: startOf(item) }))
  if (dated.some(({ ends, starts }) => Number.isNaN(ends + starts))) return undefined
  // entries that both go on stand in the order that the person gave them
  const order = dated.toSorted((a, b) => b.ends - a.ends || (a.ends === NOW ? 0 : b.starts - a.starts))
  const ids = order.map(({ id }) => id)
  return ids.every((id, index) => id === dated[index]?.id) ? undefined : ids
}

const endOf = ({ start, end }: { start: string; end: string }): number =>
  end === 'now' ? NOW : start + end === '' ? Number.NaN : monthOf({ date: end || start, isEnd: true })
const startOf = ({ start, end }: { start: string; end: string }): number =>
  end === 'now' && start === '' ? NOW : monthOf({ date: start || end })
