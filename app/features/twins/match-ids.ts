import type { EntryItem, EntrySection, ResumeContent } from '../../../collections/resumes/schema'
import type { SameIds } from './align-ids'

type Element = { id: string }
type Found = [other: string, own: string]

/**
 * Which elements of two resumes that were written apart are the same ones: ids of the other by those of this one, where
 * they differ. Sections go by their kind, entries by their dates, then by their place.
 */
export function matchIds({ own, other }: { own: ResumeContent; other: ResumeContent }): SameIds {
  const sections = matched(own.entryList, other.entryList, [({ id }) => id, ({ kind }) => kind])
  const found: Found[] = [
    ...idsOf(matched(own.baseInfo.list, other.baseInfo.list, [({ id }) => id, ({ kind }) => kind])),
    ...idsOf(matched(own.skill.list, other.skill.list, [({ id }) => id, ({ key }) => key, () => 'any'])),
    ...idsOf(sections),
    ...sections.flatMap(([a, b]) => ofItems(a, b)),
  ]
  return new Map(found.filter(([from, to]) => from !== to))
}

function ofItems(own: EntrySection, other: EntrySection): Found[] {
  const dates = ({ start, end }: EntryItem) => (start || end ? `${start} ${end}` : '')
  const items = matched(own.items, other.items, [({ id }) => id, dates, ({ title }) => title, () => 'any'])
  return [
    ...idsOf(items),
    ...items.flatMap(([a, b]) =>
      idsOf(matched(a.facts, b.facts, [({ id }) => id, ({ key }) => key, () => 'any'])),
    ),
  ]
}

const idsOf = <T extends Element>(pairs: readonly (readonly [T, T])[]): Found[] =>
  pairs.map(([own, other]) => [other.id, own.id])

/** Pairs by the first sign that two have in common, the nth of one list with the nth of the other; an empty sign is none. */
function matched<T extends Element>(
  own: readonly T[],
  other: readonly T[],
  signs: readonly ((one: T) => string)[],
) {
  const pairs: (readonly [T, T])[] = []
  const [mine, theirs] = [new Set(own), new Set(other)]
  for (const sign of signs)
    for (const one of own) {
      const name = sign(one)
      const fits =
        name === '' || !mine.has(one) ? undefined : Array.from(theirs).find((two) => sign(two) === name)
      if (!fits) continue
      mine.delete(one)
      theirs.delete(fits)
      pairs.push([one, fits])
    }
  return pairs
}
