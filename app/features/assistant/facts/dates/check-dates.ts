import { accept, flag, flagMissing, ownSources, type CheckContext } from '../check-context'
import { placeOf } from '../prepare-text'
import { matchDate } from './match-date'
import type { DateFact } from './read-dates'

/** Looks up each date; one that only replaces another of the replaced text's dates is flagged though it stands elsewhere. */
export function checkDates(context: CheckContext, dates: DateFact[]): void {
  for (const claim of dates) {
    const span = { kind: 'date' as const, from: claim.from, to: claim.to }
    const found = findDate(context, claim)
    if (found !== undefined) {
      const replaced = found.source === context.resume ? droppedDate({ context, dates, claim }) : undefined
      if (replaced !== undefined)
        flag(context, {
          ...span,
          severity: 'inflated',
          note: 'other-value',
          source: placeOf({ source: context.before, ...replaced }),
        })
      else accept(context, { ...span, ...found, match: 'same' })
      continue
    }
    const dropped = droppedDate({ context, dates, claim })
    const inJob = context.job.dates.find((source) => matchDate({ claim, source }))
    if (inJob === undefined && dropped !== undefined)
      flag(context, {
        ...span,
        severity: 'inflated',
        note: 'other-value',
        source: placeOf({ source: context.before, ...dropped }),
      })
    else if (claim.isBareYear !== true || !isNumberSomewhere(context, claim))
      flagMissing(context, span, inJob)
  }
}

function findDate(context: CheckContext, claim: DateFact) {
  for (const source of ownSources(context)) {
    const at = source.dates.find((date) => matchDate({ claim, source: date }))
    if (at !== undefined) return { source, at }
    if (isDayOfSales(claim) && SALES.test(source.text))
      return { source, at: { from: source.text.search(SALES), to: source.text.search(SALES) + 3 } }
    const before = yearBefore({ claim, source })
    if (before !== undefined) return { source, at: before }
  }
  return undefined
}

/** 双十一 is the 11th of November. */
const SALES = /双十一|双11|\b11\.11\b|Singles' Day|Double (?:11|Eleven)/i

function isDayOfSales({ year, month, day }: DateFact): boolean {
  return year === undefined && month === 11 && (day === undefined || day === 11)
}

const YEAR_BEFORE =
  /[上前]一?年|去年|同期|\b(?:(?:previous|prior|preceding|last) year|year (?:before|earlier))\b/i

/** 2021, where the source says "2022" and "the year before" in one sentence. */
function yearBefore({
  claim,
  source,
}: {
  claim: DateFact
  source: CheckContext['before']
}): DateFact | undefined {
  if (claim.year === undefined || claim.month !== undefined) return undefined
  return source.dates.find(
    ({ year, from }) =>
      year !== undefined &&
      year - 1 === claim.year &&
      source.sentences.some((one) => one.from <= from && from < one.to && YEAR_BEFORE.test(one.text)),
  )
}

/** A date of the replaced text of the same fineness that the suggestion no longer says. */
function droppedDate({
  context,
  dates,
  claim,
}: {
  context: CheckContext
  dates: DateFact[]
  claim: DateFact
}) {
  return context.before.dates.find(
    (old) =>
      (old.month === undefined) === (claim.month === undefined) &&
      old.isPresent === claim.isPresent &&
      !dates.some((date) => matchDate({ claim: date, source: old })),
  )
}

function isNumberSomewhere(context: CheckContext, { year }: DateFact): boolean {
  return ownSources(context).some(({ numbers }) => numbers.some(({ raw }) => raw === year))
}
