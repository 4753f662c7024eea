import type { DateFact } from './read-dates'

/** Whether a source's date says all that the suggestion's says: March 2021 bears out 2021, not the other way round. */
export function matchDate({ claim, source }: { claim: DateFact; source: DateFact }): boolean {
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
