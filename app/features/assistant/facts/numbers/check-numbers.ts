import {
  accept,
  flag,
  flagMissing,
  isSummaryOfAll,
  nearSources,
  ownSources,
  type CheckContext,
} from '../check-context'
import { plainWord } from '../names/latin-words'
import { placeOf, type PreparedText } from '../prepare-text'
import { acceptDerived, type CheckedNumber } from './accept-derived'
import { acceptRest } from './accept-rest'
import { endInstead, isEndOfChange, saysChange } from './ends-of-change'
import { isMoved, isOfSameThing } from './is-moved'
import { matchQuantity } from './match-quantity'
import { needsNoSource } from './needs-no-source'
import { beyondGoal, isOvershoot } from './overshoot'
import { saidAsOne, saidAsOrdinal, saidInHan } from './said-as-one'
import {
  isCountedAnew,
  isOfPeriod,
  isOtherOrdinal,
  isOtherPeriod,
  isOverSaid,
  isRoundedDown,
  isWhole,
  saysAll,
} from './said-of-another'
import { saidAsRate, saidPerThousand } from './said-otherwise'
import { isStillSaid } from './still-said'
import type { Span } from '../types'
import type { Quantity } from './types'

/** Looks up each number with its unit and bound; what follows from the replaced text's own numbers is borne out too. */
export function checkNumbers(context: CheckContext, all: Quantity[]): void {
  const numbers = all.slice(0, MOST)
  for (const claim of all.slice(MOST)) checkWritten(context, claim)
  const looked = numbers.map((claim) => ({
    claim,
    found: isOvershoot(context.text, claim) ? findOvershoot(context, claim) : findSame(context, claim),
  }))
  // What is worked out tells what became of the numbers that it was worked out from.
  for (const { claim, found } of looked)
    if (
      found === undefined &&
      !needsNoSource(context, claim) &&
      (isOtherPeriod({ context, numbers, claim }) ||
        !acceptDerived(context, isOvershoot(context.text, claim) ? beyondGoal(claim) : claim, numbers)) &&
      !acceptRest({ context, numbers, claim })
    )
      flagNumber({ context, numbers, claim })
  for (const { claim, found } of looked)
    if (found !== undefined && !needsNoSource(context, claim)) checkFound({ context, numbers, claim, found })
}

/** No page has more; each is compared with all others. */
const MOST = 400

/** A number as it is written. */
function checkWritten(context: CheckContext, { from, to }: Quantity): void {
  const written = context.text.slice(from, to)
  if (!ownSources(context).some(({ text }) => text.includes(written)))
    flagMissing(context, { kind: 'number', from, to })
}

/** A number that a source says may still be taken from another place of the resume than it is said of. */
function checkFound({
  context,
  numbers,
  claim,
  found,
}: CheckedNumber & { found: { source: PreparedText; at: Span } }): void {
  const span = { kind: 'number' as const, from: claim.from, to: claim.to }
  const inflated = { ...span, severity: 'inflated' as const, note: 'other-value' as const }
  const instead = endInstead({ text: context.text, numbers, claim, before: context.before })
  if (instead !== undefined) {
    flag(context, { ...inflated, source: placeOf({ source: context.before, ...instead }) })
    return
  }
  if (found.source === context.resume && isCountedAnew({ context, numbers, claim })) {
    if (!acceptDerived(context, claim, numbers)) flag(context, inflated)
    return
  }
  if (
    found.source === context.resume &&
    !isSummaryOfAll(context) &&
    isMoved({ context, claim, at: found.at })
  ) {
    if (!acceptDerived(context, claim) && !acceptRest({ context, numbers, claim }))
      flag(context, { ...inflated, source: placeOf({ source: context.resume, ...found.at }) })
    return
  }
  const isBorrowed = found.source === context.resume || isSecond({ context, numbers, claim })
  const dropped = isBorrowed ? droppedQuantity({ context, numbers, claim }) : undefined
  const match = isOvershoot(context.text, claim) ? 'derived' : 'same'
  if (dropped === undefined) accept(context, { ...span, ...found, match })
  else if (!acceptDerived(context, claim))
    flag(context, { ...inflated, source: placeOf({ source: context.before, ...dropped }) })
}

function findSame(context: CheckContext, claim: Quantity) {
  const isAll = saysAll({ text: context.text, claim })
  const isChange = saysChange({ text: context.text, claim })
  for (const source of ownSources(context)) {
    const at = source.numbers.find(
      (quantity) =>
        matchQuantity({ claim, source: quantity }) === 'same' &&
        !(isAll && isWhole({ source, quantity })) &&
        !(claim.rate !== undefined && isOfPeriod({ source, quantity })) &&
        !(isChange && isEndOfChange({ source, quantity })) &&
        !isOverSaid({ claim, source, quantity }) &&
        !isOtherOrdinal({ text: context.text, claim, source, quantity }) &&
        (source !== context.resume ||
          (isRoundedDown({ claim, source: quantity }) &&
            (claim.dimension === 'ordinal') === (quantity.dimension === 'ordinal'))),
    )
    if (at !== undefined) return { source, at }
  }
  const version = versionOf(context.text, claim)
  // In another language "first" may be a part of any name.
  const isFirst = context.isTranslated && claim.dimension === 'ordinal' && claim.raw === 1
  for (const source of isFirst ? ownSources(context) : nearSources(context)) {
    const at =
      saidAsOne({ claim, source }) ??
      saidPerThousand({ claim, source }) ??
      saidAsRate({ claim, source, after: context.text.slice(claim.to, claim.to + 24) }) ??
      (context.isTranslated
        ? (saidInHan({ claim, source }) ?? saidAsOrdinal({ claim, source }))
        : undefined) ??
      source.words.get(version ?? '')
    if (at !== undefined) return { source, at }
  }
  return undefined
}

/** "Vue 3" as a source writes it in one word, in lower case; undefined for a number that no name stands before. */
function versionOf(text: string, { from, to }: Quantity): string | undefined {
  const name = /[A-Za-z][A-Za-z.+#]*(?= ?$)/.exec(text.slice(Math.max(0, from - 24), from))?.[0]
  return name === undefined ? undefined : plainWord(name + text.slice(from, to))
}

function findOvershoot(context: CheckContext, claim: Quantity) {
  for (const source of ownSources(context)) {
    const at = source.numbers.find(
      (one) =>
        one.dimension === 'percent' &&
        (Math.abs(one.value - 100 - claim.value) < 0.5 ||
          (one.value === claim.value && (one.value < 100 || isOvershoot(source.text, one)))),
    )
    if (at !== undefined) return { source, at }
  }
  return undefined
}

const AROUND = 12
/** Said so often, a number has no place of its own. */
const OFTEN = 20

/** Whether the suggestion says a number of the replaced text once more, and this is the copy at a new place: "nine groups" lends its nine to a team of seven. */
function isSecond({ context, numbers, claim }: CheckedNumber): boolean {
  const { before, text } = context
  const olds = before.numbers.filter((source) => matchQuantity({ claim, source }) === 'same')
  const isOfUser = context.user.numbers.some((source) => matchQuantity({ claim, source }) === 'same')
  if (olds.length > OFTEN || isOfUser) return false
  const news = numbers.filter((other) =>
    olds.some((source) => matchQuantity({ claim: other, source }) === 'same'),
  )
  const stands = (whole: string, { from, to }: { from: number; to: number }) => [
    whole.slice(Math.max(0, from - AROUND), from).trim(),
    whole.slice(to, to + AROUND).trim(),
  ]
  const [left, right] = stands(text, claim)
  const isOld = olds.some((old) => {
    const [leading, trailing] = stands(before.text, old)
    return (left !== '' && left === leading) || (right !== '' && right === trailing)
  })
  return news.length > olds.length && !isOld
}

/** Says why a number that no source bears out is wrong: another bound, another unit, another value, or made up. */
function flagNumber({ context, numbers, claim }: CheckedNumber): void {
  const span = { kind: 'number' as const, from: claim.from, to: claim.to }
  for (const note of ['beyond', 'other-unit'] as const)
    for (const source of note === 'beyond' ? ownSources(context) : nearSources(context)) {
      const at = source.numbers.find((quantity) => matchQuantity({ claim, source: quantity }) === note)
      if (at === undefined || claim.raw < 2) continue
      const kind = note === 'beyond' ? 'number' : 'unit'
      const to = note === 'beyond' ? claim.to : claim.to + rateLengthAfter(context.text.slice(claim.to))
      flag(context, { ...span, to, kind, severity: 'inflated', note, source: placeOf({ source, ...at }) })
      return
    }
  const inJob = context.job.numbers.find((source) => matchQuantity({ claim, source }) === 'same')
  const dropped = inJob === undefined ? droppedQuantity({ context, numbers, claim }) : undefined
  if (dropped === undefined) flagMissing(context, span, inJob)
  else
    flag(context, {
      ...span,
      severity: 'inflated',
      note: 'other-value',
      source: placeOf({ source: context.before, ...dropped }),
    })
}

/** How far "pallets per hour" reaches behind a number. */
function rateLengthAfter(tail: string): number {
  return (
    /^ ?(?:[a-z-]+ ){0,3}(?:per|each|every) [a-z]+|^ ?(?:[a-z-]+ ){0,5}an? (?:day|week|month|year|hour|shift|quarter|term|season|minute)\b|^[^，。,;；\n\d]{0,6}[/每][\p{L}]+/iu.exec(
      tail,
    )?.[0].length ?? 0
  )
}

/** The 96 and the 34 of which the suggestion gives the sum. */
function isWorkedIn({ verdict, before }: CheckContext, { from, to }: Quantity): boolean {
  const place = placeOf({ source: before, from, to })
  return verdict.sources.some(
    ({ match, source }) =>
      match === 'derived' && source.where === 'before' && source.from <= place.from && place.to <= source.to,
  )
}

/** A number of the replaced text of the same sort that the suggestion no longer says, in whose place this one may stand. */
function droppedQuantity({ context, numbers, claim }: CheckedNumber) {
  const { before, text, isTranslated } = context
  return before.numbers.find(
    (old) =>
      old.dimension === claim.dimension &&
      old.counted === claim.counted &&
      (old.raw >= 2 || !Number.isInteger(old.raw)) &&
      !(old.raw >= 1950 && old.raw < 2050) &&
      !isStillSaid({ text, numbers, old }) &&
      !isWorkedIn(context, old) &&
      Math.abs(Math.log10(old.raw / claim.raw)) < 1.5 &&
      (isTranslated
        ? numbers.length <= before.numbers.length
        : isOfSameThing({ text, claim, source: before.text, at: old })),
  )
}
