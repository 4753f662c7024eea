import { remember } from '../../model/remember'
import type { Leaf, Run } from '../../model/types'

/** Behind which a line may break within a word. */
const INNER = /\S[-–—/]\S/

/** A name with a double-barrelled word in one piece for as long as a line holds it. */
export function withWholeWords(leaf: Leaf): Leaf {
  const [run] = leaf.runs
  if (!run || leaf.runs.length > 1 || !INNER.test(run.text)) return leaf
  return remember({ owner: leaf, key: 'whole', make: () => ({ ...leaf, runs: wordRuns(run) }) })
}

function wordRuns({ text, source, ...run }: Run): Run[] {
  let from = 0
  return text.split(/(\s+)/).map((part) => {
    const at = from
    from += part.length
    return {
      ...run,
      text: part,
      className: INNER.test(part) ? 'jl-whole' : run.className,
      source: source && { ...source, from: source.from + at },
    }
  })
}
