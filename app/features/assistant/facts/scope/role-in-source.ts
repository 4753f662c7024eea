import type { PreparedText } from '../prepare-text'
import type { Clause } from '../text/clauses'
import type { Span } from '../types'
import { alignClause } from './align-clause'
import type { Hit } from './ladders'
import { DID } from './roles'

export type Told = { level: number; hit?: Hit; source: PreparedText }

/** The highest role in the clauses that a clause was made from; in the person's own words that of any clause. */
export function roleIn({
  source,
  isTranslated,
  clause,
  line,
}: {
  source: PreparedText
  isTranslated: boolean
  clause: string
  line: Span | undefined
}): Told {
  if (source.text.trim() === '') return { level: 0, source }
  const clauses = source.roles()
  const aligned = source.where === 'before' ? likeClauses({ clauses, clause, isTranslated }) : undefined
  const like = aligned && new Set(aligned.like.map(({ from }) => from))
  const isMeant = ({ from }: Span) =>
    like === undefined || (like.has(from) && (line === undefined || (from >= line.from && from <= line.to)))
  const hits = clauses
    .filter(
      (one, index) =>
        isMeant(one.clause) ||
        isOfClausesBefore({ source, clauses, index, isMeant }) ||
        (isTranslated && goesOn({ source, clauses, index, isMeant })),
    )
    .flatMap(({ clause: { from }, hits: inside }) =>
      inside.map((hit) => ({ level: hit.level, from: hit.from + from, to: hit.to + from })),
    )
  const hit = hits.sort((a, b) => b.level - a.level)[0]
  if (hit !== undefined && hit.level < DID && isTranslated && !isSaidThere({ clauses, clause }))
    return { level: DID, source }
  // Which clause it was made from is not known: it may be one that was simply done.
  if (
    hit !== undefined &&
    hit.level < DID &&
    aligned?.isSure === false &&
    clauses.some(({ hits }) => hits.length === 0)
  )
    return { level: DID, source }
  if (hit === undefined) return { level: source.where === 'user' ? 0 : DID, source }
  return { level: hit.level, hit, source }
}

/** "参加前期研究，负责数据部分": with nothing that a translation keeps, a clause is told apart from the one before by no mark. */
function goesOn({
  source,
  clauses,
  index,
  isMeant,
}: {
  source: PreparedText
  clauses: ReturnType<PreparedText['roles']>
  index: number
  isMeant: (clause: Span) => boolean
}): boolean {
  const [former, one] = [clauses[index - 1]?.clause, clauses[index]?.clause]
  return (
    former !== undefined &&
    one !== undefined &&
    isMeant(former) &&
    !STOP.test(source.text.slice(former.to, one.from)) &&
    !/[\dA-Z]/.test(one.text)
  )
}

/** Whether the clauses that a translation's clause was surely made from say a role; unsure, the question stays open. */
function isSaidThere({
  clauses,
  clause,
}: {
  clauses: ReturnType<PreparedText['roles']>
  clause: string
}): boolean {
  const all = clauses.map((one) => one.clause)
  const { like, isSure } = alignClause({ clause, clauses: all, isTranslated: true })
  return !isSure || saysRole({ clauses, like })
}

function saysRole({ clauses, like }: { clauses: ReturnType<PreparedText['roles']>; like: Clause[] }) {
  const meant = new Set(like)
  return clauses.some(({ clause, hits }) => hits.length > 0 && meant.has(clause))
}

/** After a translation only numbers and names tell clauses apart: those without a word of a role leave the question open. */
function likeClauses({
  clauses,
  clause,
  isTranslated,
}: {
  clauses: ReturnType<PreparedText['roles']>
  clause: string
  isTranslated: boolean
}): { like: Clause[]; isSure: boolean } {
  const all = clauses.map((one) => one.clause)
  const { like, isSure } = alignClause({ clause, clauses: all, isTranslated })
  // A translation's clauses have their own rule for what is not sure.
  return {
    like: isTranslated && !saysRole({ clauses, like }) ? all : like,
    isSure: isTranslated || isSure,
  }
}

/**
 * "…，我带队", "…，技术上的事我总负责" and "…, I led it" name no work of their own: they speak of the clauses before them, back
 * to one that says a part itself.
 */
function isOfClausesBefore({
  source,
  clauses,
  index,
  isMeant,
}: {
  source: PreparedText
  clauses: ReturnType<PreparedText['roles']>
  index: number
  isMeant: (clause: Span) => boolean
}): boolean {
  const one = clauses[index]
  const last = one?.hits.at(-1)
  if (one === undefined || last === undefined) return false
  const { text } = one.clause
  if (!SAYS_NO_MORE.test(text.slice(last.to)) || !NAMES_NOTHING.test(text.slice(0, last.from))) return false
  for (let at = index - 1; at >= 0; at -= 1) {
    const former = clauses[at]
    if (former === undefined || STOP.test(source.text.slice(former.clause.to, clauses[at + 1]?.clause.from)))
      return false
    if (isMeant(former.clause)) return true
    if (former.hits.length > 0) return false
  }
  return false
}

const SAYS_NO_MORE = /^(?:[做干搞弄]?[的了过它]*| ?(?:it|this|them|that))\s*$/i
/** Nothing but "I" stands before, or that it was all of it. */
const NAMES_NOTHING =
  /^[\s都全也是由我来总一个人主要]*$|(?:[这那此该]件?|[上面]的?)(?:事|活|工作)|方面|全部|整体|整个|^\s*(?:and |which |where |all (?:of it )?)*(?:I |we )?(?:also )?$/i
const STOP = /[。！？；;!?\n]|\.\s/
