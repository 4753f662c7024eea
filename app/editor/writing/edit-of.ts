import { textChange } from '../fields/text-change'
import type { Edit } from './written-field'

/**
 * What was done to a text in a box whose caret now stands at `caret`: the change ends there, which tells two equal letters
 * apart; where that can't be, the one stretch that differs.
 */
export function editOf({ before, after, caret }: { before: string; after: string; caret: number }): Edit {
  const tail = after.slice(caret)
  const to = before.length - tail.length
  if (to >= 0 && before.endsWith(tail)) {
    let from = 0
    while (from < Math.min(to, caret) && before[from] === after[from]) from += 1
    // Two emoji may begin alike: half of one is no letter, and Firefox makes another of it.
    if (/[\ud800-\udbff]/.test(before.charAt(from - 1))) from -= 1
    return { from, to, text: after.slice(from, caret) }
  }
  const change = textChange({ before, after })
  return { from: change.from, to: change.until, text: after.slice(change.from, change.behind) }
}
