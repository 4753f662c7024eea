import { entrySection, type EntrySection, type Language } from '../../../../collections/resumes/schema'
import type { JsonObject } from './json'
import type { Rest } from './kept'
import { LIST_SPECS } from './list-specs'
import type { Note } from './notes'
import { readEntry } from './read-entry'
import { splitList } from './split-list'
import { labelOf } from './texts'

const ITEMS_PER_SECTION = 100
/** Of the 60 sections a document can have, what is left beside summary, skills and one for each list. */
const MAX_ITEMS = ITEMS_PER_SECTION * 5

type ReadLists = {
  /** By the name of the list. More entries than a section holds make another section of the same title. */
  sections: Record<string, EntrySection[]>
  rest: Record<string, Rest>
  notes: Note[]
}

/** Reads all lists that become sections. */
export function readLists({ root, language }: { root: JsonObject; language: Language }): ReadLists {
  const read: ReadLists = { sections: {}, rest: {}, notes: [] }
  for (const spec of LIST_SPECS) {
    const list = root[spec.list]
    if (!Array.isArray(list)) continue
    const { entries, rest, notes } = splitList({ path: spec.list, list, limit: MAX_ITEMS })
    read.notes.push(...notes)
    read.rest[spec.list] = rest
    const items = entries.map(({ source, path }) =>
      readEntry({ spec, source, path, language, notes: read.notes }),
    )
    read.sections[spec.list] = chunks(items).map((part) => ({
      ...entrySection.parse({ kind: spec.kind, title: labelOf({ language, key: spec.list }) }),
      items: part,
    }))
  }
  return read
}

function chunks<T>(items: T[]): T[][] {
  const count = Math.ceil(items.length / ITEMS_PER_SECTION)
  return Array.from({ length: count }, (_, i) =>
    items.slice(i * ITEMS_PER_SECTION, (i + 1) * ITEMS_PER_SECTION),
  )
}
