import { flag, flagMissing, ownSources, type Context } from '../context'
import type { Source } from '../sources'
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

/** Whether a source's date says all that the suggestion's says: March 2021 bears out 2021, not the other way round. */
function matchDate({ claim, source }: { claim: DateFact; source: DateFact }): boolean {
  if (claim.isPresent === true || source.isPresent === true) return claim.isPresent === source.isPresent
  return (
    isSaid(claim.year, source.year) &&
    isSaid(claim.month, source.month) &&
    isSaid(claim.day, source.day) &&
    isSaid(
      claim.quarter,
      source.quarter ?? (source.month === undefined ? undefined : Math.ceil(source.month / 3)),
    )
  )
}

function isSaid(mine: number | undefined, theirs: number | undefined): boolean {
  return mine === undefined || mine === theirs
}
