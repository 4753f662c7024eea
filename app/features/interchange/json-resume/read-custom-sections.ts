import { entrySection, type EntrySection, type Language } from '../../../../collections/resumes/schema'
import { isJsonObject } from './json'
import { keepEntry, type Rest } from './kept'
import { CUSTOM_SPEC } from './list-specs'
import { pathTo, type Note } from './notes'
import { readEntry } from './read-entry'
import { splitList } from './split-list'

const MAX_ITEMS = 100

type ReadOptions = { list: unknown; language: Language; limit: number }
type ReadCustomSections = { sections: EntrySection[]; rest: Rest; notes: Note[] }

/** Reads the sections that our own export writes beside those of JSON Resume. */
export function readCustomSections({ list, language, limit }: ReadOptions): ReadCustomSections {
  if (!Array.isArray(list)) return { sections: [], rest: [], notes: [] }
  const { entries, rest, notes } = splitList({ path: CUSTOM_SPEC.list, list, limit, accepts: isSection })
  const sections = entries.map(({ source, path }): EntrySection => {
    const items = Array.isArray(source.items) ? source.items.filter(isJsonObject) : []
    return {
      ...entrySection.parse({ kind: 'custom', title: typeof source.title === 'string' ? source.title : '' }),
      items: items.map((item, index) => {
        const place = pathTo({ path: pathTo({ path, key: 'items' }), key: index })
        return readEntry({ spec: CUSTOM_SPEC, source: item, path: place, language, notes })
      }),
      extra: keepEntry({ list: CUSTOM_SPEC.list, source: { ...source, items: [] } }),
    }
  })
  return { sections, rest, notes }
}

/** Exactly what we write; anything else under this name is somebody else's and only kept. */
function isSection(value: unknown): boolean {
  if (!isJsonObject(value) || Object.keys(value).sort().join() !== 'items,title') return false
  const { title, items } = value
  const fits = typeof title === 'string' && title.length <= 100
  return fits && Array.isArray(items) && items.length <= MAX_ITEMS && items.every(isJsonObject)
}
