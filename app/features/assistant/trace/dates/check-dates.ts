import { flag, flagMissing, ownSources, type Context } from '../context'
import type { Source } from '../sources'
import { matchDate } from './match-date'
import type { DateFact } from './read-dates'

/** Looks up each date; one that only replaces another of the replaced text's dates is flagged though it stands elsewhere. */
export function checkDates(context: Context): void {
  for (const claim of context.dates) {
    const span = { kind: 'date' as const, from: claim.from, to: claim.to }
    const holds = ({ dates }: { dates: DateFact[] }) => dates.find((source) => matchDate({ claim, source }))
    if (holds(context.before) ?? holds(context.user)) continue
    const dropped = context.before.dates.find(
      (old) =>
        (old.month === undefined) === (claim.month === undefined) &&
        old.isPresent === claim.isPresent &&
        !context.dates.some((date) => matchDate({ claim: date, source: old })),
    )
    if (!dropped && holds(context.resume)) continue
    const sources = dropped ? [context.before, context.user] : ownSources(context)
    const isYearIn = ({ numbers }: Source) => numbers.some(({ raw }) => raw === claim.year)
    if (claim.isBareYear && sources.some(isYearIn)) continue
    if (dropped) flag(context, { ...span, note: 'other-value', at: { source: context.before, ...dropped } })
    else flagMissing(context, span, holds(context.job))
  }
}
