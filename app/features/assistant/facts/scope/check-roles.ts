import { flag, isWished, nearSources, ownSources, type CheckContext } from '../check-context'
import { contentWords } from '../duties/content-words'
import { readNumbers } from '../numbers/read-numbers'
import type { Quantity } from '../numbers/types'
import { placeOf, type PreparedText } from '../prepare-text'
import type { Clause } from '../text/clauses'
import type { Span } from '../types'
import { checkHelp } from './check-help'
import { entryHead } from './entry-head'
import type { Hit } from './ladders'
import { roleIn } from './role-in-source'
import { isInPart, sharedWork } from './shared-work'
import { DID, isPost, isStrongerRole, LED, PART, RESPONSIBLE, roleClausesOf, roleHits } from './roles'

/** Flags "led" where the clause it was made from says "took part", and "owned" where it says "helped". */
export function checkRoles(context: CheckContext): void {
  const losesPart = isPartLost(context)
  const least = keepsPart(context) ? DID : 0
  // Of who only took part in all that is replaced, no other place of the resume tells that it was led.
  const sources = nearSources(context).filter(
    (source) => source !== context.resume || !tookPartInAll(context.before),
  )
  for (const clause of roleClausesOf(context.text)) {
    checkHelp({ context, clause })
    const claims = roleHits(clause.text).filter(
      ({ level, from, to }) =>
        level > DID && !isTranslationOf({ context, claim: clause.text.slice(from, to) }),
    )
    if (claims.length === 0) continue
    const told = sources.map((source) =>
      roleIn({
        source,
        isTranslated: context.isTranslated,
        clause: clause.text,
        line: lineOf(context, clause.from),
      }),
    )
    const best = told.reduce((a, b) => (b.level > a.level ? b : a))
    for (const { level, from, to } of claims) {
      const shared = sharedWork({ context, clause, at: to })
      if (shared !== undefined) {
        const place = { kind: 'scope' as const, from: clause.from + from, to: clause.from + to }
        flag(context, { ...place, severity: 'inflated', note: 'stronger-role', source: shared })
        continue
      }
      if (level === LED && leadsThoseManaged({ context, clause, at: to })) continue
      const place = { from: clause.from + from, to: clause.from + to }
      if (isPost(clause.text.slice(from, to))) {
        // "I am applying for the position of team leader" claims no such post.
        if (isWished(context, place) || isPostHeld({ context, of: clause.text.slice(0, to) })) continue
      }
      // "负责论文写作" makes nobody the team's 队长
      const isPostAbove = /^\p{Script=Han}长$/u.test(clause.text.slice(from, to)) && best.level < LED
      const isMoved = losesPart && level >= LED && best.level < LED
      if (!isMoved && !isPostAbove && !isStrongerRole({ claim: level, source: Math.max(best.level, least) }))
        continue
      const source = best.hit === undefined ? undefined : placeOf({ source: best.source, ...best.hit })
      const span = { kind: 'scope' as const, ...place }
      flag(context, {
        ...span,
        severity: 'inflated',
        note: 'stronger-role',
        ...(source === undefined ? {} : { source }),
      })
    }
  }
}

function tookPartInAll(before: PreparedText): boolean {
  const clauses = before.roles()
  return clauses.length > 0 && clauses.every(({ hits }) => hits.some(({ level }) => level === PART))
}

/** "Led 22 workers" of who manages a farm that has 22 workers, or has 22 under him. */
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
  if (led === undefined) return false
  return ownSources(context).some((source) => {
    const manages = (one: { hits: Hit[] }) => one.hits.some(({ level }) => level >= RESPONSIBLE)
    const told = source.numbers
      .filter(({ value }) => value === led.value)
      .slice(0, MOST_TOLD)
      .filter(
        ({ from }) =>
          !AMONG_PEERS.test(source.text.slice(Math.max(0, from - 32), from)) &&
          !isInPart({ source, at: from }),
      )
    return (
      (source.roles().some(manages) && told.some((number) => countsPeople({ source, number }))) ||
      (hasPostOver(source) && told.some((number) => countsStaff({ source, number }))) ||
      source.roles().some((one) => {
        const { from, to } = one.clause
        return manages(one) && told.some((number) => from <= number.from && number.to <= to)
      })
    )
  })
}

/** Of places that say the same number. */
const MOST_TOLD = 20

/** "和3名设计师一起": those one worked with. */
const AMONG_PEERS =
  /(?:[和与同跟]|\bin an? (?:\w+ )?(?:crew|team|group|squad) of|\bone of(?: the| our)?|\bmember of (?:an?|the|our)|\b(?:part|member) of (?:an?|the|our) (?:\w+ )?(?:crew|team|group|squad) of|\b(?:with|alongside)(?: another| the| my| our)?) ?$/i

function countsPeople({ source, number }: { source: PreparedText; number: Quantity }): boolean {
  const { text } = source
  return (
    number.counted === 'people' ||
    PEOPLE_OF.test(text.slice(Math.max(0, number.from - 20), number.from)) ||
    PEOPLE.test(text.slice(number.to))
  )
}

/** "项目经理，团队9人", "Head of nursery, 22 staff": a post over others, and how many they are. */
function hasPostOver({ titles, text }: PreparedText): boolean {
  return titles.some(({ rank, trade }) => rank >= LEAST_LEADING || trade === 'own') || EMPLOYS.test(text)
}
const EMPLOYS = /雇[了佣]?|\bemploy(?:s|ed|ing)?\b(?! by)/i

function countsStaff({ source: { text }, number: { from, to } }: { source: PreparedText; number: Quantity }) {
  return (
    PEOPLE_OF.test(text.slice(Math.max(0, from - 20), from)) ||
    STAFF.test(text.slice(to)) ||
    HIRED.test(text.slice(Math.max(0, from - 8), from))
  )
}
const STAFF = /^ ?[多余几]?[个名位]?(?:员工|下属|伙计|店员)|^ (?:staff|employees|direct reports)\b/i
const HIRED = /(?:团队|员工|下属|雇[了佣]?) ?$|\bemploy(?:s|ed|ing)? $/i

/** "A team of 11 cooks". */
const PEOPLE_OF = /\b(?:team|staff|crew|brigade|group|squad|unit) of (?:about |around |some )?$/i
/** "22个人", "26 staff". */
const PEOPLE =
  /^ ?[多余几]?(?:个?人|[名位])|^ (?:people|persons|staff|employees|workers|associates|reports)\b/i

/** "Team leader" of who is one by the head of the entry, where the replaced text is about that post. */
function isPostHeld({ context, of: words }: { context: CheckContext; of: string }): boolean {
  const { resume } = context
  const { from, to } = entryHead(context)
  const task = OF_TASK.exec(words)?.[0].toLowerCase()
  if (task !== undefined && !resume.text.slice(from, to).toLowerCase().includes(task)) return false
  const isIn = (one: Span) => from <= one.from && one.to <= to
  return (
    resume.titles.some((title) => isIn(title) && title.rank >= LEAST_LEADING) ||
    resume.roles().some(({ clause, hits }) => isIn(clause) && hits.some((hit) => isPost(partOf(clause, hit))))
  )
}
/** A post in one task, which a higher one in the house doesn't say. */
const OF_TASK = /(?:项目|课题|活动|专项)\p{Script=Han}{0,2}(?:[组队]长|负责人)$|\bproject \w+$/iu
const partOf = ({ text }: Clause, { from, to }: Span) => text.slice(from, to)
/** The rank of a job title from which on it says that others are led. */
const LEAST_LEADING = 4

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
