import { flag, nearSources, type CheckContext } from '../check-context'
import { contentWords } from '../duties/content-words'
import { readNumbers } from '../numbers/read-numbers'
import { placeOf, type PreparedText } from '../prepare-text'
import type { Clause } from '../text/clauses'
import type { Span } from '../types'
import { alignClause } from './align-clause'
import type { Hit } from './ladders'
import {
  DID,
  isStrongerRole,
  keepsOthersIn,
  LED,
  PART,
  RESPONSIBLE,
  roleClausesOf,
  roleHits,
  tellsOfHelp,
} from './roles'

/** Flags "led" where the clause it was made from says "took part", and "owned" where it says "helped". */
export function checkRoles(context: CheckContext): void {
  const losesPart = isPartLost(context)
  const least = keepsPart(context) ? DID : 0
  for (const clause of roleClausesOf(context.text)) {
    checkHelp({ context, clause })
    const claims = roleHits(clause.text).filter(
      ({ level, from, to }) =>
        level > DID && !isTranslationOf({ context, claim: clause.text.slice(from, to) }),
    )
    if (claims.length === 0) continue
    const told = nearSources(context).map((source) =>
      roleIn({
        source,
        isTranslated: context.isTranslated,
        clause: clause.text,
        line: lineOf(context, clause.from),
      }),
    )
    const best = told.reduce((a, b) => (b.level > a.level ? b : a))
    for (const { level, from, to } of claims) {
      if (level === LED && leadsThoseManaged({ context, clause, at: to })) continue
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

/** "Led 22 workers" of who manages a farm that has 22 workers. */
function leadsThoseManaged({
  context,
  clause,
  at,
}: {
  context: CheckContext
  clause: Clause
  at: number
}): boolean {
  const led = readNumbers({ text: clause.text, taken: [] }).find(
    ({ from, dimension }) => from >= at && from <= at + NEXT && dimension === 'count',
  )
  return nearSources(context).some(
    (source) =>
      source.numbers.some(
        ({ value, counted, from }) =>
          value === led?.value &&
          (counted === 'people' || PEOPLE_OF.test(source.text.slice(Math.max(0, from - 20), from))),
      ) && source.roles().some(({ hits }) => hits.some(({ level }) => level >= RESPONSIBLE)),
  )
}

/** "A team of 11 cooks". */
const PEOPLE_OF = /\b(?:team|staff|crew|brigade|group|squad|unit) of (?:about |around |some )?$/i

/** Characters between "led" and how many. */
const NEXT = 12

/** "主持" of who "hosted", where nothing of the replaced text says that it was only helped with. */
function isTranslationOf({ context, claim }: { context: CheckContext; claim: string }): boolean {
  const { before, isTranslated } = context
  if (!isTranslated || before.roles().some(({ hits }) => hits.some(({ level }) => level === PART)))
    return false
  const words = contentWords(claim.toLowerCase())
  return words.length > 0 && words.every((word) => word.isIn(before.meaning()))
}

const VERB =
  /策划|组织|筹备|举办|承办|开发|设计|编写|撰写|起草|编制|制定|完成|实施|推进|推动|搭建|建立|建设|优化|改造|研发|拍摄|制作|处理|执行|运营|维护|管理|组建|开展|代理|承办|讲授|翻译|校对|审核|调试|安装|测试|统计|采购|销售|护理|[\p{Script=Latin}]{3,}/u

/** Flags "wrote" where the clause it was made from says "helped write", and nothing of the suggestion's clause keeps the others in. */
function checkHelp({ context, clause }: { context: CheckContext; clause: Clause }): void {
  const { before, user, isTranslated, verdict } = context
  if (user.text.trim() !== '' && user.roles().some(({ hits }) => hits.some(({ level }) => level > PART)))
    return
  const isFlagged = verdict.flags.some(
    ({ from, to, note }) => from < clause.to && clause.from < to && note !== 'higher-level',
  )
  if (isFlagged || keepsOthersIn(clause.text) || roleHits(clause.text).length > 0) return
  const { like, isSure } = alignClause({
    clause: clause.text,
    clauses: before.roles().map((one) => one.clause),
    isTranslated,
  })
  const source = like[0]
  const verb = VERB.exec(clause.text)
  if (!isSure || source === undefined || verb === null || !like.every(({ text }) => tellsOfHelp(text))) return
  const from = clause.from + verb.index
  flag(context, {
    kind: 'scope',
    from,
    to: from + verb[0].length,
    severity: 'inflated',
    note: 'stronger-role',
    source: placeOf({ source: before, from: source.from, to: source.to }),
  })
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
  const like = aligned?.like
  const isMeant = ({ from }: Span) =>
    like === undefined ||
    (like.some((one) => one.from === from) && (line === undefined || (from >= line.from && from <= line.to)))
  const hits = clauses
    .filter((one, index) => isMeant(one.clause) || isOfClauseBefore({ clauses, index, isMeant }))
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
  return !isSure || clauses.some(({ clause: one, hits }) => hits.length > 0 && like.includes(one))
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
  const isSaid = clauses.some(({ clause: one, hits }) => hits.length > 0 && like.includes(one))
  // A translation's clauses have their own rule for what is not sure.
  return { like: isTranslated && !isSaid ? all : like, isSure: isTranslated || isSure }
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
