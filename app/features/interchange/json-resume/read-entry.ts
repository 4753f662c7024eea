import { newId, type EntryItem, type Language } from '../../../../collections/resumes/schema'
import type { JsonObject } from './json'
import { keepEntry } from './kept'
import type { ListSpec } from './list-specs'
import { pathTo, type Note } from './notes'
import { readItem } from './read-item'

type EntryOptions = { spec: ListSpec; source: JsonObject; path: string; language: Language; notes: Note[] }

/** Reads one entry of a list into an item of the document, its original beside it. */
export function readEntry({ spec, source, path, language, notes }: EntryOptions): EntryItem {
  const read = readItem({ spec, source, language })
  notes.push(
    ...read.notes.map(({ field, key }) => ({ path: field ? pathTo({ path, key: field }) : path, key })),
  )
  return {
    ...read.draft,
    facts: read.draft.facts.map((fact) => ({ ...fact, id: newId() })),
    extra: keepEntry({ list: spec.list, source }),
  }
}
