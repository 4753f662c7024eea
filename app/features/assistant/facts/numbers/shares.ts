import { isClose } from './is-close'
import type { Two } from './of-each'

type Between = Two & { /** the source's text between the two */ between: string }

const RANK = /^ ?(?:\/|of|out of) ?$/

/** "第3(一共62人)" is among the best 5%; "六级(512分)" is no place. */
export function isPlaceAmong({ claim, a, b, text }: Two & { text: string }): boolean {
  const [place, all] = a.value < b.value ? [a, b] : [b, a]
  return (
    !LEVEL.test(text.slice(place.to - 1, place.to + 1)) &&
    place.dimension === 'ordinal' &&
    all.dimension === 'count' &&
    claim.dimension === 'percent' &&
    Math.ceil((place.value / all.value) * 100) <= claim.value &&
    claim.value <= Math.max(5, (place.value / all.value) * 200)
  )
}

const LEVEL = /[级等档类星]/

export function isPlace({ claim, a, b, between }: Between): boolean {
  const rank = (Math.min(a.value, b.value) / Math.max(a.value, b.value)) * 100
  return (
    RANK.test(between) &&
    claim.dimension === 'percent' &&
    Number.isInteger(claim.value) &&
    claim.value <= 50 &&
    claim.value >= rank &&
    claim.value <= rank * 2
  )
}

/** "Half of its 10%" is 5%. */
export function isPartOfPart({ claim, a, b, between }: Between): boolean {
  return (
    claim.dimension === 'percent' &&
    a.dimension === 'percent' &&
    /^ ?of (?:its |the |our |a )?$/i.test(between) &&
    Math.abs((a.value * b.value) / 100 - claim.value) < 0.05
  )
}

/** 150 of "300 cases, half of them automated". */
export function isPartOf({ claim, a, b, between }: Between): boolean {
  return (
    b.dimension === 'percent' &&
    b.value < 100 &&
    a.dimension === claim.dimension &&
    a.dimension !== 'percent' &&
    between.length <= NEAR &&
    isClose({
      mine: claim.value,
      value: (a.value * b.value) / 100,
      bound: claim.bound === 'about' ? 'exact' : claim.bound,
    })
  )
}
const NEAR = 24

/** A part of a whole: 41 of 45 are 91%. */
export function isShare({
  claim,
  a,
  b,
  isOfGoal,
}: Two & {
  /** one of the two is what was to be reached, of which there may be more than all */
  isOfGoal: boolean
}): boolean {
  const part = (Math.min(a.value, b.value) / Math.max(a.value, b.value)) * 100
  const share = claim.value > 100 ? 1e4 / part : part
  return (
    claim.dimension === 'percent' &&
    a.dimension !== 'percent' &&
    share > 0 &&
    share !== 100 &&
    (share < 100 || isOfGoal) &&
    isClose({ mine: claim.value, value: share, bound: claim.bound })
  )
}
