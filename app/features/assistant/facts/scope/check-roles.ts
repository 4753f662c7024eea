import { flag, nearSources, type CheckContext } from '../check-context'
import { placeOf, type PreparedText } from '../prepare-text'
import { clausesOf } from '../text/clauses'
import type { Span } from '../types'
import { alignClause } from './align-clause'
import type { Hit } from './ladders'
import { DID, isStrongerRole, LED, PART, roleHits } from './roles'

/** Flags "led" where the clause it was made from says "took part", and "owned" where it says "helped". */
export function checkRoles(context: CheckContext): void {
  const losesPart = isPartLost(context)
  const least = keepsPart(context) ? DID : 0
  for (const clause of clausesOf(context.text)) {
    const claims = roleHits(clause.text).filter(({ level }) => level > DID)
    if (claims.length === 0) continue
    const told = nearSources(context).map((source) =>
      roleIn({ source, clause: clause.text, line: lineOf(context, clause.from) }),
    )
    const best = told.reduce((a, b) => (b.level > a.level ? b : a))
    for (const { level, from, to } of claims) {
      const isMoved = losesPart && level >= LED && best.level < LED
      if (!isMoved && !isStrongerRole({ claim: level, source: Math.max(best.level, least) })) continue
      const source = best.hit === undefined ? undefined : placeOf({ source: best.source, ...best.hit })
      const span = { kind: 'scope' as const, from: clause.from + from, to: clause.from + to }
      flag(context, {
        ...span,
        severity: 'inflated',
        note: 'stronger-role',
        ...(source === undefined ? {} : { source }),
      })
    }
  }
}

/**
 * A translation's clauses can't be told apart by their words: where one of the original says "took part" and nothing of
 * the translation does, "led" isn't borne out by the "responsible for" of another clause.
 */
function isPartLost({ isTranslated, text, before }: CheckContext): boolean {
  const isPart = ({ level }: Hit) => level === PART
  return isTranslated && before.roles().some(({ hits }) => hits.some(isPart)) && !roleHits(text).some(isPart)
}

/** A translation that says "supported" too, of a text part of which was simply done, needn't mean that part. */
function keepsPart({ isTranslated, text, before }: CheckContext): boolean {
  return (
    isTranslated &&
    before.roles().some(({ hits }) => hits.length === 0) &&
    roleHits(text).some(({ level }) => level === PART)
  )
}

type Told = { level: number; hit?: Hit; source: PreparedText }

/** The highest role in the clauses that a clause was made from; in the person's own words that of any clause. */
function roleIn({
  source,
  clause,
  line,
}: {
  source: PreparedText
  clause: string
  line: Span | undefined
}): Told {
  if (source.text.trim() === '') return { level: 0, source }
  const like = source.where === 'before' ? alignClause({ clause, text: source.text }) : undefined
  const isMeant = ({ from }: Span) =>
    like === undefined ||
    (like.some((one) => one.from === from) && (line === undefined || (from >= line.from && from <= line.to)))
  const clauses = source.roles()
  const hits = clauses
    .filter((one, index) => isMeant(one.clause) || isOfClauseBefore({ clauses, index, isMeant }))
    .flatMap(({ clause: { from }, hits: inside }) =>
      inside.map((hit) => ({ level: hit.level, from: hit.from + from, to: hit.to + from })),
    )
  const hit = hits.sort((a, b) => b.level - a.level)[0]
  if (hit === undefined) return { level: source.where === 'user' ? 0 : DID, source }
  return { level: hit.level, hit, source }
}

/** "…，我带队" and "…, I led it" name no work of their own: they speak of the clause before them. */
function isOfClauseBefore({
  clauses,
  index,
  isMeant,
}: {
  clauses: ReturnType<PreparedText['roles']>
  index: number
  isMeant: (clause: Span) => boolean
}): boolean {
  const one = clauses[index]
  const last = one?.hits.at(-1)
  const former = clauses[index - 1]
  if (one === undefined || last === undefined || former === undefined) return false
  return (
    isMeant(former.clause) &&
    /^(?:[做干搞弄]?[的了过它]*| ?(?:it|this|them|that))\s*$/i.test(one.clause.text.slice(last.to))
  )
}

/** The line of the replaced text that a translation's line stands for, where both have as many lines. */
function lineOf({ isTranslated, text, before }: CheckContext, at: number): Span | undefined {
  const mine = linesOf(text)
  const theirs = linesOf(before.text)
  return isTranslated && mine.length === theirs.length
    ? theirs[mine.findIndex(({ from, to }) => from <= at && at <= to)]
    : undefined
}

function linesOf(text: string): Span[] {
  return Array.from(text.matchAll(/[^\n]*\S[^\n]*/g), ({ index, 0: line }) => ({
    from: index,
    to: index + line.length,
  }))
}
