import { indexElements, type ElementIndex } from './index-elements'
import { mergeList } from './merge-list'
import { mergeStrings } from './merge-strings'
import { fieldOf, isFields, isIdList, isSame, type Fields } from './nodes'

/** A field that both sides changed, each in its own way. `path` goes by field names and ids. */
export type Conflict = { path: string[]; base: unknown; mine: unknown; theirs: unknown }
export type Merged<T> = {
  /** Both sides' changes; where they conflict, mine. */
  document: T
  conflicts: Conflict[]
}

/**
 * Merges two documents that come from one. Elements of lists are known by their ids, wherever they moved; something
 * deleted on one side and edited on the other stays. No text is lost: it is in the document or among the conflicts.
 */
export function mergeThreeWay<T>({ base, mine, theirs }: { base: T; mine: T; theirs: T }): Merged<T> {
  const merging: Merging = {
    conflicts: [],
    base: indexElements(base),
    mine: indexElements(mine),
    theirs: indexElements(theirs),
  }
  const document = mergeNode({ merging, base, mine, theirs, path: [] })
  // The edge: fields come from one of three documents of this type, each from its own place.
  return { document: document as T, conflicts: merging.conflicts }
}

export type Merging = { conflicts: Conflict[]; base: ElementIndex; mine: ElementIndex; theirs: ElementIndex }
export type MergeOptions = { merging: Merging; base: unknown; mine: unknown; theirs: unknown; path: string[] }

export function mergeNode({ merging, base, mine, theirs, path }: MergeOptions): unknown {
  const isExtra = path.at(-1) === 'extra'
  if (!isExtra && isFields(mine) && isFields(theirs)) {
    return mergeFields({ merging, base: isFields(base) ? base : {}, mine, theirs, path })
  }
  if (isIdList(mine) && isIdList(theirs) && (isIdList(base) || base === undefined)) {
    return mergeList({ merging, base: base ?? [], mine, theirs, path })
  }
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine
  if (isSame(mine, base)) return theirs
  if (isStrings(mine) && isStrings(theirs))
    return mergeStrings({ base: isStrings(base) ? base : [], mine, theirs })
  merging.conflicts.push({ path, base, mine, theirs })
  return mine
}

type FieldsOptions = MergeOptions & { base: Fields; mine: Fields; theirs: Fields }

function mergeFields({ merging, base, mine, theirs, path }: FieldsOptions): Fields {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const entries = Array.from(keys).flatMap((key): [string, unknown][] => {
    const value = mergeNode({
      merging,
      base: fieldOf({ fields: base, key }),
      mine: fieldOf({ fields: mine, key }),
      theirs: fieldOf({ fields: theirs, key }),
      path: [...path, key],
    })
    return value === undefined ? [] : [[key, value]]
  })
  return Object.fromEntries(entries)
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((element) => typeof element === 'string')
}
