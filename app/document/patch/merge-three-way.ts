import { indexElements, listKey, type ElementIndex, type Indexed } from './index-elements'
import { fieldOf, isFields, isIdentified, isIdList, isSame, type Fields, type Identified } from './nodes'

/**
 * A field that both sides changed, each in its own way, or an element that I changed and the others removed: then theirs
 * is undefined. So it is for one that is gone here and was changed in a branch. `path` goes by field names and ids.
 */
export type Conflict = Disputed & {
  /** What goes with it, whichever side is chosen. */
  along?: readonly Disputed[]
}
type Disputed = { path: string[]; base: unknown; mine: unknown; theirs: unknown }
export type Merged<T> = {
  /** Both sides' changes; where they conflict, mine. */
  document: T
  conflicts: Conflict[]
}

export type Sides<T> = {
  base: T
  mine: T
  theirs: T
  /** Theirs are changes that were saved nowhere: what is gone here and changed there is asked about, and kept whole. */
  isBranch?: boolean
}

/** All places that are decided on together. */
export function placesOf(conflict: Conflict): readonly Conflict[] {
  return [conflict, ...(conflict.along ?? [])]
}

/** Whether the others removed what I changed. */
export function isRemoval({ mine, theirs }: Conflict): boolean {
  return theirs === undefined && isIdentified(mine)
}

/**
 * Merges two documents that come from one. Elements of lists are known by their ids, wherever they moved. Something
 * deleted on one side and edited on the other stays; where the others deleted it, as a conflict. No text is lost: it is
 * in the document or among the conflicts.
 */
export function mergeThreeWay<T>({ base, mine, theirs, isBranch = false }: Sides<T>): Merged<T> {
  const merging: Merging = {
    isBranch,
    conflicts: [],
    base: indexElements(base),
    mine: indexElements(mine),
    theirs: indexElements(theirs),
  }
  const document = mergeNode({ merging, base, mine, theirs, path: [], home: [] })
  // The edge: fields come from one of three documents of this type, each from its own place.
  return { document: document as T, conflicts: merging.conflicts }
}

type Merging = {
  isBranch: boolean
  conflicts: Conflict[]
  base: ElementIndex
  mine: ElementIndex
  theirs: ElementIndex
  /** Within an element that one side removed as a whole: it is kept as a whole too. */
  isKept?: boolean
}
type MergeOptions = {
  merging: Merging
  base: unknown
  mine: unknown
  theirs: unknown
  path: string[]
  /** the path from the innermost element on */
  home: string[]
}

function mergeNode({ merging, base, mine, theirs, path, home }: MergeOptions): unknown {
  const isExtra = path.at(-1) === 'extra'
  if (!isExtra && isFields(mine) && isFields(theirs)) {
    return mergeFields({ merging, base: isFields(base) ? base : {}, mine, theirs, path, home })
  }
  if (isIdList(mine) && isIdList(theirs) && (isIdList(base) || base === undefined)) {
    return mergeList({ merging, base: base ?? [], mine, theirs, path, home })
  }
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine
  if (isSame(mine, base)) return theirs
  if (isStrings(mine) && isStrings(theirs))
    return mergeStrings({ base: isStrings(base) ? base : [], mine, theirs })
  merging.conflicts.push({ path, base, mine, theirs })
  return mine
}

type FieldsOptions = MergeOptions & { base: Fields; mine: Fields; theirs: Fields }

function mergeFields({ merging, base, mine, theirs, path, home }: FieldsOptions): Fields {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const entries = Array.from(keys).flatMap((key): [string, unknown][] => {
    const value = mergeNode({
      merging,
      base: fieldOf({ fields: base, key }),
      mine: fieldOf({ fields: mine, key }),
      theirs: fieldOf({ fields: theirs, key }),
      path: [...path, key],
      home: [...home, key],
    })
    return value === undefined ? [] : [[key, value]]
  })
  return Object.fromEntries(entries)
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((element) => typeof element === 'string')
}

type ListOptions = MergeOptions & {
  base: readonly Identified[]
  mine: readonly Identified[]
  theirs: readonly Identified[]
}

/** Merges a list of elements: who stands in it, in which order, and each of them. */
function mergeList({ merging, base, mine, theirs, path, home }: ListOptions): unknown[] {
  const key = listKey(home)
  const isIn = ({ id }: Identified): boolean => placeOf({ merging, id }) === key
  const [own, other] = [mine.filter(isIn), theirs.filter(isIn)]
  const order = base.map((element) => element.id)
  const reordered = !isSameOrder({ ids: idsOf(mine), order })
  const ids = reordered
    ? interleave({ ids: idsOf(own), others: idsOf(other) })
    : interleave({ ids: idsOf(other), others: idsOf(own) })
  return ids.map((id) => {
    const [from, ours, others] = [merging.base.get(id), merging.mine.get(id), merging.theirs.get(id)]
    // What stands here stays, on whichever side it was.
    const kept = removedOf({ merging, from, ours, others })
    if (from && kept && !merging.isKept)
      merging.conflicts.push({
        path: [...path, id],
        base: from.element,
        mine: kept.element,
        theirs: undefined,
      })
    // A side on which it is gone counts as unchanged: the other one kept it because it changed it.
    const sides = {
      base: from?.element,
      mine: (ours ?? from ?? others)?.element,
      theirs: (others ?? from ?? ours)?.element,
    }
    // Whichever side removed it, it comes back with all that stood in it.
    const within = from && !(ours && others) ? { ...merging, isKept: true } : merging
    return mergeNode({ merging: within, ...sides, path: [...path, id], home: [id] })
  })
}

type RemovedOptions = {
  merging: Merging
  from: Indexed | undefined
  ours: Indexed | undefined
  others: Indexed | undefined
}

/** What one side has of an element that the other removed, where that is to be asked about. */
function removedOf({ merging, from, ours, others }: RemovedOptions): Indexed | undefined {
  if (!from || (ours && others)) return undefined
  return ours ?? (merging.isBranch ? others : undefined)
}

/** The list an element ends up in: where it was moved to, mine before theirs; undefined when it is gone. */
function placeOf({ merging, id }: { merging: Merging; id: string }): string | undefined {
  const [base, mine, theirs] = [merging.base.get(id), merging.mine.get(id), merging.theirs.get(id)]
  if (mine?.list === theirs?.list) return mine?.list
  if (!mine && base) {
    const isMoved = theirs?.list !== base.list
    return !merging.isKept && !isMoved && isSame(theirs?.element, base.element) ? undefined : theirs?.list
  }
  if (!theirs && base) {
    const isChanged = merging.isKept || !isSame(mine?.element, base.element) || mine?.list !== base.list
    return isChanged ? mine?.list : undefined
  }
  return mine?.list === base?.list ? theirs?.list : (mine?.list ?? theirs?.list)
}

/** Puts the ids that are missing behind the ones they follow in their own list. */
function interleave({ ids, others }: { ids: string[]; others: string[] }): string[] {
  let merged = ids
  others.forEach((id, index) => {
    if (merged.includes(id)) return
    const previous = others.slice(0, index).findLast((other) => merged.includes(other))
    merged = merged.toSpliced(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, id)
  })
  return merged
}

function isSameOrder({ ids, order }: { ids: string[]; order: string[] }): boolean {
  const common = ids.filter((id) => order.includes(id))
  return isSame(
    common,
    order.filter((id) => common.includes(id)),
  )
}

function idsOf(list: readonly Identified[]): string[] {
  return list.map((element) => element.id)
}

type Options = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] }

/** Merges two lists of words that both changed: theirs, without what I took out, with what I put in. */
function mergeStrings({ base, mine, theirs }: Options): string[] {
  const before = new Set(base)
  const kept = new Set(mine)
  const rest = theirs.filter((word) => kept.has(word) || !before.has(word))
  const there = new Set(rest)
  return [...rest, ...mine.filter((word) => !before.has(word) && !there.has(word))]
}
