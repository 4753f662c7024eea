import { accept, flag, flagMissing, nearSources, ownSources, type CheckContext } from '../check-context'
import { placeOf, type PreparedText } from '../prepare-text'
import type { DateFact } from '../dates/read-dates'
import { derivesFrom } from './derive-quantities'
import { enumeratedCount } from './enumerated-count'
import { matchQuantity } from './match-quantity'
import { saidAsOne } from './said-as-one'
import type { Quantity } from './types'

const MONTH = 30 * 86_400

type CheckedNumber = {
  context: CheckContext
  /** all of the suggestion */ numbers: Quantity[]
  claim: Quantity
}

/** Looks up each number with its unit and bound; what follows from the replaced text's own numbers is borne out too. */
export function checkNumbers(context: CheckContext, numbers: Quantity[]): void {
  for (const claim of numbers) {
    const span = { kind: 'number' as const, from: claim.from, to: claim.to }
    const found = isOvershoot(context.text, claim) ? findOvershoot(context, claim) : findSame(context, claim)
    if (found !== undefined) {
      const isBorrowed = found.source === context.resume || isSecond({ context, numbers, claim })
      const dropped = isBorrowed ? droppedQuantity({ context, numbers, claim }) : undefined
      if (dropped === undefined) accept(context, { ...span, ...found, match: 'same' })
      else
        flag(context, {
          ...span,
          severity: 'inflated',
          note: 'other-value',
          source: placeOf({ source: context.before, ...dropped }),
        })
    } else if (!acceptDerived(context, claim)) flagNumber({ context, numbers, claim })
  }
}

function findSame(context: CheckContext, claim: Quantity) {
  for (const source of ownSources(context)) {
    const at = source.numbers.find((quantity) => matchQuantity({ claim, source: quantity }) === 'same')
    if (at !== undefined) return { source, at }
  }
  for (const source of nearSources(context)) {
    const at = saidAsOne({ claim, source })
    if (at !== undefined) return { source, at }
  }
  return undefined
}

const OVERSHOOT = /\b(?:exceed|surpass|outperform|beat)\w*\b[^,.;\n]{0,40}\bby (?:about |nearly |over )?$/i

/** "Exceeded the target by 12%" says how much more than the whole, which the source may say as 112%. */
function isOvershoot(text: string, { dimension, from }: Quantity): boolean {
  return dimension === 'percent' && OVERSHOOT.test(text.slice(Math.max(0, from - 64), from))
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

/** Whether the suggestion says a number of the replaced text once more, and this is the copy at a new place: "nine groups" lends its nine to a team of seven. */
function isSecond({ context, numbers, claim }: CheckedNumber): boolean {
  const { before, text } = context
  const olds = before.numbers.filter((source) => matchQuantity({ claim, source }) === 'same')
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

const SPEED =
  /效率|速度|提速|产能|快|\b(?:fast\w*|speed\w*|quick\w*|productiv\w*|throughput|efficien\w*|capacity)\b/i

function acceptDerived(context: CheckContext, claim: Quantity): boolean {
  const span = { kind: 'number' as const, from: claim.from, to: claim.to }
  const isOfSpeed = SPEED.test(context.text.slice(Math.max(0, claim.from - 24), claim.to + 12))
  const isRank = /(?:前|top|best|first) ?$/i.test(context.text.slice(Math.max(0, claim.from - 6), claim.from))
  for (const source of isRank ? ownSources(context) : nearSources(context)) {
    const at =
      derivesFrom({
        claim,
        numbers: source.numbers,
        sentences: source.sentences,
        text: source.text,
        isOfSpeed,
      }) ??
      periodOf(source, claim) ??
      enumeratedCount({ claim, text: source.text })
    if (at === undefined) continue
    accept(context, { ...span, source, at, match: 'derived' })
    return true
  }
  const at = periodOf(context.resume, claim)
  if (at !== undefined) accept(context, { ...span, source: context.resume, at, match: 'derived' })
  return at !== undefined
}

/** "Two years" from "2019.03 - 2021.06": whole years or months between two dates that stand beside each other. */
function periodOf({ dates }: PreparedText, { dimension, value, size }: Quantity) {
  if (dimension !== 'seconds' || size < MONTH) return undefined
  const index = dates.findIndex((from, place) => {
    const to = dates[place + 1]
    if (to === undefined || to.from - from.to > 12) return false
    const months = monthsBetween(from, to)
    const claimed = value / MONTH
    return months !== undefined && claimed <= months + 1 && claimed > months - (size > MONTH ? 12 : 1.5)
  })
  const first = dates[index]
  return first === undefined ? undefined : { from: first.from, to: dates[index + 1]?.to ?? first.to }
}

function monthsBetween(from: DateFact, to: DateFact): number | undefined {
  if (from.year === undefined || to.year === undefined) return undefined
  return (to.year - from.year) * 12 + (to.month ?? 1) - (from.month ?? 1)
}

/** Says why a number that no source bears out is wrong: another bound, another unit, another value, or made up. */
function flagNumber({ context, numbers, claim }: CheckedNumber): void {
  const span = { kind: 'number' as const, from: claim.from, to: claim.to }
  for (const note of ['beyond', 'other-unit'] as const)
    for (const source of note === 'beyond' ? ownSources(context) : nearSources(context)) {
      const at = source.numbers.find((quantity) => matchQuantity({ claim, source: quantity }) === note)
      if (at === undefined || claim.raw < 2) continue
      const kind = note === 'beyond' ? 'number' : 'unit'
      flag(context, { ...span, kind, severity: 'inflated', note, source: placeOf({ source, ...at }) })
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

/** A number of the replaced text of the same sort that the suggestion no longer says. */
function droppedQuantity({ context, numbers, claim }: CheckedNumber) {
  return context.before.numbers.find(
    (old) =>
      old.dimension === claim.dimension &&
      old.counted === claim.counted &&
      !numbers.some((other) => matchQuantity({ claim: other, source: old }) !== undefined),
  )
}
