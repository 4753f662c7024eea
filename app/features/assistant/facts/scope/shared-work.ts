import type { CheckContext } from '../check-context'
import { meaningOf, type Meaning } from '../dictionary/meaning'
import { contentWords } from '../duties/content-words'
import { placeOf, type PreparedText } from '../prepare-text'
import type { Clause } from '../text/clauses'
import { DID, PART, RESPONSIBLE } from './roles'

/** Words behind a verb that tell what it was done to. */
const OBJECT = 3

/**
 * Where a translation claims to have managed what the one clause that speaks of it says was only taken part in: after a
 * translation the clauses are told apart by what their words mean.
 */
export function sharedWork({
  context: { isTranslated, before },
  clause,
  at,
}: {
  context: CheckContext
  clause: Clause
  at: number
}) {
  if (!isTranslated) return undefined
  const object = contentWords(clause.text)
    .filter((word) => word.from >= at && !word.isShort)
    .slice(0, OBJECT)
  const told = before.roles().map((one) => {
    const meaning = meaningOfClause(one.clause)
    return { one, count: object.filter((word) => word.isIn(meaning)).length }
  })
  const most = Math.max(0, ...told.map(({ count }) => count))
  const meant = told.filter(({ count }) => count === most)
  const [first] = meant
  const part = first?.one.hits.find(({ level }) => level === PART)
  if (most < 2 || meant.length > 1 || first === undefined || part === undefined) return undefined
  if (first.one.hits.some(({ level }) => level > DID)) return undefined
  const { from } = first.one.clause
  return placeOf({ source: before, from: from + part.from, to: from + part.to })
}

const meanings = new WeakMap<Clause, Meaning>()

function meaningOfClause(clause: Clause): Meaning {
  const meaning = meanings.get(clause) ?? meaningOf(clause.text)
  meanings.set(clause, meaning)
  return meaning
}

/** "Helped organise the launch with a team of five" */
export function isInPart({ source, at }: { source: PreparedText; at: number }): boolean {
  return source
    .roles()
    .some(
      ({ clause, hits }) =>
        clause.from <= at &&
        at < clause.to &&
        hits.some(({ level }) => level === PART) &&
        hits.every(({ level }) => level < RESPONSIBLE),
    )
}
