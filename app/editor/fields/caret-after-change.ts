/** Where the caret belongs after a text was replaced from outside (undo, another tab): behind what changed. */
export function caretAfterChange({ before, after }: { before: string; after: string }): number {
  const shorter = Math.min(before.length, after.length)
  let tail = 0
  while (tail < shorter && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1
  let head = 0
  while (head < shorter && before[head] === after[head]) head += 1
  return Math.max(after.length - tail, Math.min(head, after.length))
}
