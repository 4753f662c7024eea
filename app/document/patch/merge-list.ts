import { listKey } from './index-elements'
import { mergeNode, type MergeOptions, type Merging } from './merge-three-way'
import { isSame, type Identified } from './nodes'

type ListOptions = MergeOptions & {
  base: readonly Identified[]
  mine: readonly Identified[]
  theirs: readonly Identified[]
}

/** Merges a list of elements: who stands in it, in which order, and each of them. */
export function mergeList({ merging, base, mine, theirs, path }: ListOptions): unknown[] {
  const key = listKey(path)
  const isIn = ({ id }: Identified): boolean => placeOf({ merging, id }) === key
  const [own, other] = [mine.filter(isIn), theirs.filter(isIn)]
  const order = base.map((element) => element.id)
  const reordered = !isSameOrder({ ids: idsOf(mine), order })
  const ids = reordered
    ? interleave({ ids: idsOf(own), others: idsOf(other) })
    : interleave({ ids: idsOf(other), others: idsOf(own) })
  return ids.map((id) => {
    const [from, ours, others] = [merging.base.get(id), merging.mine.get(id), merging.theirs.get(id)]
    // A side on which it is gone counts as unchanged: the other one kept it because it changed it.
    const sides = {
      base: from?.element,
      mine: (ours ?? from ?? others)?.element,
      theirs: (others ?? from ?? ours)?.element,
    }
    return mergeNode({ merging, ...sides, path: [...path, id] })
  })
}

/** The list an element ends up in: where it was moved to, mine before theirs; undefined when it is gone. */
function placeOf({ merging, id }: { merging: Merging; id: string }): string | undefined {
  const [base, mine, theirs] = [merging.base.get(id), merging.mine.get(id), merging.theirs.get(id)]
  if (mine?.list === theirs?.list) return mine?.list
  if (!mine && base) return isSame(theirs?.element, base.element) ? undefined : theirs?.list
  if (!theirs && base) return isSame(mine?.element, base.element) ? undefined : mine?.list
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
