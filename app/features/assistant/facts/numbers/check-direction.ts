import { flag, nearSources, type CheckContext } from '../check-context'
import { placeOf } from '../prepare-text'
import type { Quantity } from './types'

const FROM_TO = /^[^，。,;；\n\d]{0,14}?(?:[-~到至为]|→|->|\bto\b|变成)[^，。,;；\n\d]{0,6}$/i
/** What stands between the two where the later value is said first: "4.8, up from 4.6". */
const BACKWARD = /from|compared|against|\bvs\b|instead|rather|原|此前|之前/i

/** Flags "from 12% to 35%" where the source says from 35% to 12%. */
export function checkDirection(context: CheckContext, numbers: Quantity[]): void {
  for (const mine of changesOf({ text: context.text, numbers }))
    for (const source of nearSources(context)) {
      const changes = changesOf({ text: source.text, numbers: source.numbers })
      const isSaid = changes.some((theirs) => isEqual(mine.from, theirs.from) && isEqual(mine.to, theirs.to))
      const turned = changes.find((theirs) => isEqual(mine.from, theirs.to) && isEqual(mine.to, theirs.from))
      if (isSaid || turned === undefined) continue
      flag(context, {
        kind: 'number',
        from: mine.from.from,
        to: mine.to.to,
        severity: 'inflated',
        note: 'other-value',
        source: placeOf({ source, from: turned.from.from, to: turned.to.to }),
      })
    }
}

/** Pairs of unequal numbers of which a text says that one became the other. */
export function changesOf({
  text,
  numbers,
}: {
  text: string
  numbers: Quantity[]
}): { from: Quantity; to: Quantity }[] {
  return numbers.flatMap((from, index) => {
    const to = numbers[index + 1]
    if (to === undefined || isEqual(from, to) || from.dimension !== to.dimension) return []
    const between = text.slice(from.to, to.from)
    return FROM_TO.test(between) && !BACKWARD.test(between) ? [{ from, to }] : []
  })
}

function isEqual(a: Quantity, b: Quantity): boolean {
  return a.dimension === b.dimension && Math.abs(a.value - b.value) <= Math.abs(a.value) * 1e-6
}
