import { isJsonObject, type JsonObject } from './json'
import type { Rest } from './kept'
import { pathTo, type Note } from './notes'

type SplitListOptions = {
  path: string
  list: unknown[]
  limit: number
  accepts?: (value: unknown) => boolean
}
type SplitList = { entries: { source: JsonObject; path: string }[]; rest: Rest; notes: Note[] }

/** Parts the entries of a list that can be read from those that can only be kept; of one that says nothing nothing is told. */
export function splitList({ path, list, limit, accepts = isJsonObject }: SplitListOptions): SplitList {
  const split: SplitList = { entries: [], rest: [], notes: [] }
  let full = false
  list.forEach((source, index) => {
    const place = pathTo({ path, key: index })
    if (isJsonObject(source) && !isEmpty(source) && accepts(source) && split.entries.length < limit) {
      split.entries.push({ source, path: place })
      return
    }
    split.rest.push([index, source])
    if (isJsonObject(source) && isEmpty(source)) return
    if (!isJsonObject(source) || !accepts(source)) split.notes.push({ path: place, key: 'wrongType' })
    else {
      if (!full) split.notes.push({ path: place, key: 'tooMany' })
      full = true
    }
  })
  return split
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === null || value === undefined
}
