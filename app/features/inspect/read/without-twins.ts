import { itemFields } from '../../../../collections/resumes/fields-of-item'
import type { ReadItem, ReadSection, Twins } from './types'

/**
 * The sections with each entry once, and the pairs that stand twice, by the fields that identify them: what the rules find in
 * the second of them they have found in the first.
 */
export function withoutTwins(sections: readonly ReadSection[]): { sections: ReadSection[]; twins: Twins[] } {
  const seen = new Map<string, ReadItem>()
  const twins: Twins[] = []
  const single = sections.flatMap((section) => {
    const items = section.items.filter((second) => {
      const key = nameOf(second)
      const first = key === undefined ? undefined : seen.get(key)
      if (first) twins.push({ first, second })
      else if (key !== undefined) seen.set(key, second)
      return !first
    })
    // a section that stands twice as a whole is not an empty one
    return items.length === 0 && section.items.length > 0 ? [] : [{ ...section, items }]
  })
  return { sections: single, twins }
}

/** Without a title nothing is known to be the same. */
function nameOf({ item, section }: ReadItem): string | undefined {
  if (item.title === '') return undefined
  const own = itemFields.filter(({ identifies }) => identifies).map(({ name }) => String(item[name]))
  return [section.kind, ...own].map((text) => text.trim().toLowerCase()).join('|')
}
