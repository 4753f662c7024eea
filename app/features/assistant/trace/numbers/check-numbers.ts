import { flag, flagMissing, nearSources, type Context } from '../context'
import type { Source } from '../sources'
import { isDerived } from './is-derived'
import type { Quantity } from './read-quantities'
import { isSameValue } from './same-value'

/**
 * Looks up each number: as it stands, in other units, or as what the person's own numbers come to. One that stands
 * elsewhere but takes the place of one that is gone is flagged.
 */
export function checkNumbers(context: Context): void {
  const { before, user, resume, numbers } = context
  const gone = before.numbers.filter((old) => !numbers.some((claim) => isSameValue({ claim, source: old })))
  const numbersOf = (source: Source) => source.numbers.map((number) => ({ source, ...number }))
  const told = [before, user, resume].flatMap(numbersOf)
  const near = nearSources(context).flatMap(numbersOf)
  for (const claim of numbers) {
    const place = { from: claim.from, to: claim.to }
    const replaced = gone.find(({ dimension }) => dimension === claim.dimension)
    const found = told.filter((number) => isSameValue({ claim, source: number }))
    const inJob = context.job.numbers.find((source) => isSameValue({ claim, source }))
    const best = found[0]
    const other = near.find(
      ({ raw, dimension }) => raw === claim.raw && claim.raw > 0 && dimension !== 'count',
    )
    if (claim.isOpening) {
      const isRanked =
        near.some(({ dimension }) => dimension === 'ordinal') || RANKED.test(context.text.slice(claim.to))
      if (isRanked && !found.some(({ dimension }) => dimension === 'ordinal')) context.gentle.push(place)
      continue
    }
    if (best?.source === resume && other && claim.dimension !== 'count' && before.text !== '')
      flag(context, { ...place, kind: 'unit', note: 'other-unit', at: other })
    else if (best) {
      if (replaced && best.source === resume && isInPlaceOf(context, claim, replaced)) {
        if (isDerived(context, claim)) context.gentle.push(place)
        else
          flag(context, {
            ...place,
            kind: 'number',
            note: 'other-value',
            at: { source: before, ...replaced },
          })
      } else if (
        claim.bound === 'over' &&
        found.every((number) => number.source !== best.source || isLess(number, claim))
      )
        flag(context, { ...place, kind: 'number', note: 'beyond', at: best })
      else if (best.source === resume && before.text !== '') context.gentle.push(place)
    } else if (isDerived(context, claim)) context.gentle.push(place)
    else if (other) flag(context, { ...place, kind: 'unit', note: 'other-unit', at: other })
    else if (replaced && !inJob)
      flag(context, { ...place, kind: 'number', note: 'other-value', at: { source: before, ...replaced } })
    else flagMissing(context, { ...place, kind: 'number' }, inJob)
  }
}

/** What is counted by who comes first. */
const RANKED = /^ ?(?:作者|完成人|发明人|authors?\b|inventors?\b)/

/** "Over 12 people" of who wrote 12, or nearly 12. */
const isLess = ({ bound, value, dimension }: Quantity, claim: Quantity) =>
  bound === 'under' || (bound === 'exact' && dimension === 'count' && value <= claim.value)

/** Whether the words around two numbers are the same. */
function isInPlaceOf({ text, before }: Context, claim: Quantity, replaced: Quantity): boolean {
  const around = (whole: string, { from, to }: Quantity) => [
    whole.slice(Math.max(0, from - 6), from),
    whole.slice(to, to + 6),
  ]
  const [head, tail] = around(text, claim)
  const [oldHead, oldTail] = around(before.text, replaced)
  return head === oldHead || tail === oldTail
}
