/** The one stretch in which two texts differ; offsets in UTF-16 units. */
export type TextChange = {
  /** Where it begins, in both. */
  from: number
  /** Where it ends before, and after. */
  until: number
  behind: number
  /** Where an offset of the text before stands after it. */
  move: (at: number) => number
}

export function textChange({ before, after }: { before: string; after: string }): TextChange {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  // Two emoji may begin or end alike; half of one is no letter.
  if (/[\ud800-\udbff]/.test(before.charAt(from - 1))) from -= 1
  let tail = 0
  while (tail < shorter - from && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1
  if (/[\udc00-\udfff]/.test(before.charAt(before.length - tail))) tail -= 1
  const [until, behind] = [before.length - tail, after.length - tail]
  const move = (at: number) => (at <= from ? at : at >= until ? at - until + behind : behind)
  return { from, until, behind, move }
}
