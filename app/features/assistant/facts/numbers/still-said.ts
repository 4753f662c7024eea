import { matchQuantity } from './match-quantity'
import type { Quantity } from './types'

/** "Python 2" is no other two. */
function isVersion(text: string, { from }: Quantity): boolean {
  return /\b\p{Lu}[\p{L}.+#]* $/u.test(text.slice(Math.max(0, from - 16), from))
}

const stillSaid = new WeakMap<Quantity[], Map<Quantity, boolean>>()

/** Whether a suggestion says an old number, too: the same for each of its claims. */
export function isStillSaid({
  text,
  numbers,
  old,
}: {
  text: string
  numbers: Quantity[]
  old: Quantity
}): boolean {
  const known = stillSaid.get(numbers) ?? new Map<Quantity, boolean>()
  stillSaid.set(numbers, known)
  const isSaid =
    known.get(old) ??
    numbers.some(
      (other) => !isVersion(text, other) && matchQuantity({ claim: other, source: old }) !== undefined,
    )
  known.set(old, isSaid)
  return isSaid
}
