import { flag, isWished, nearSources, ownSources, type CheckContext } from '../check-context'
import { isHanSaid } from '../dictionary/meaning'
import { contentWords } from '../duties/content-words'
import { isSpelledOut } from '../names/is-spelled-out'
import type { KnownName } from '../names/known-names'
import { placeOf, type PreparedText } from '../prepare-text'
import { originalSpan } from '../text/fold-text'
import type { Span } from '../types'
import { hitsOf, LADDERS, type Hit, type Ladder } from './ladders'

/** Flags a level (degree, prize, region, unit) above what the sources say, and claims of which they say nothing. */
export function checkLadders(context: CheckContext, names: KnownName[]): void {
  for (const ladder of LADDERS) {
    const hits = hitsOf({ text: context.text, ladder })
    // "National" in the usual name of an examination is no level of a prize.
    const claims =
      ladder.id === 'region'
        ? hits.filter(
            (hit) =>
              !names.some(
                ({ from, to }) => from <= hit.from && hit.to <= to && (hit.from === from || hit.to < to),
              ) && !isSpelledOut({ context, to: hit.to, most: LONGEST_NAME }),
          )
        : hits.filter((hit) => !isExplained(context, hit) && !isOfNamed({ ladder, hit, names }))
    if (claims.length > 0) checkLadder(context, { ladder, claims })
  }
}

/** "持有中级会计师证书": whether a certificate is held is looked up by its name, where it has one. */
function isOfNamed({ ladder, hit, names }: { ladder: Ladder; hit: Hit; names: KnownName[] }): boolean {
  return (
    ladder.id === 'qualified' &&
    names.some(({ kind, from, to }) => kind === 'certificate' && hit.from <= from && to <= hit.to)
  )
}

/** "PGCE(研究生教育证书)": behind a short form that the person wrote, a translation says what it stands for. */
function isExplained(context: CheckContext, { from, to }: Span): boolean {
  // "Helen Strand博士" of who wrote "Dr. Helen Strand"
  if (
    context.text.slice(from, to) === '博士' &&
    /[A-Za-z] ?$/.test(context.text.slice(Math.max(0, from - 2), from))
  )
    return ownSources(context).some(({ text }) => /\bDr\b/.test(text))
  const short = /([A-Z][A-Za-z]*[A-Z]) ?\(\p{Script=Han}*$/u.exec(
    context.text.slice(Math.max(0, from - 40), from),
  )?.[1]
  return (
    context.isTranslated &&
    short !== undefined &&
    ownSources(context).some(({ words }) => words.has(short.toLowerCase()))
  )
}

/** "National Electrical Code (NEC)": characters between the first word of a name and the bracket. */
const LONGEST_NAME = 40

function checkLadder(context: CheckContext, { ladder, claims }: { ladder: Ladder; claims: Hit[] }): void {
  const near = levelsIn(nearSources(context), ladder)
  const all = near.length > 0 || ladder.isOfTask === true ? near : levelsIn(ownSources(context), ladder)
  const isNamed = all.some(({ hit }) => hit.isLoose !== true || ladder.leastNew <= hit.level)
  const most = Math.max(...all.map(({ hit }) => hit.level))
  for (const { level, from, to } of claims) {
    const isTold =
      all.some(({ hit }) => hit.level === level) ||
      (!ladder.isExact && level <= most) ||
      (ladder.id === 'frequency' && isOften({ context, ladder, level, to })) ||
      (ladder.id === 'unit' && isUnitOfWork({ context, to })) ||
      (ladder.id === 'working-time' &&
        all.every(({ hit }) => claims.some((claim) => claim.level === hit.level))) ||
      (ladder.id === 'frequency' && AVERAGE.test(context.text.slice(Math.max(0, from - 8), from)))
    if (
      isTold ||
      (ladder.steps.length === 1 && isTranslationOf({ context, claim: context.text.slice(from, to) })) ||
      (!isNamed && level < ladder.leastNew)
    )
      continue
    const best = all.find(({ hit }) => hit.level === most)
    const inJob = context.job.ladder(ladder).find((hit) => hit.level === level)
    const span = { kind: ladder.kind, from, to }
    if (inJob !== undefined && ladder.kind === 'title' && isWished(context, span)) continue
    if (best !== undefined)
      flag(context, {
        ...span,
        severity: 'inflated',
        note: 'higher-level',
        source: placeOf({ source: best.source, ...best.hit }),
      })
    else if (inJob !== undefined)
      flag(context, {
        ...span,
        severity: 'from-job',
        note: 'only-in-job',
        source: placeOf({ source: context.job, ...inJob }),
      })
    else flag(context, { ...span, severity: 'unsourced', note: 'nowhere' })
  }
}

/** "市场部" of who wrote "marketing": Chinese says what is a department where English needn't. */
function isUnitOfWork({ context, to }: { context: CheckContext; to: number }): boolean {
  const work = /(\p{Script=Han}{2})部门?$/u.exec(context.text.slice(Math.max(0, to - 4), to))?.[1]
  return context.isTranslated && work !== undefined && isHanSaid(work, context.before.meaning())
}

/** How often something else of the resume is done, or what a number that was worked out is of. */
function isOften({
  context,
  ladder,
  level,
  to,
}: {
  context: CheckContext
  ladder: Ladder
  level: number
  to: number
}): boolean {
  const at = originalSpan({ folded: context.after, from: to, to })
  return (
    levelsIn(ownSources(context), ladder).some(({ hit }) => hit.level === level) ||
    context.verdict.sources.some(
      ({ match, from }) => match === 'derived' && from >= at.from && from - at.from <= BESIDE,
    )
  )
}
const BESIDE = 12
const AVERAGE = /平均|均|\baverag\w* /i

/** "Taught" of who "上过课": all words of the claim are what words of the replaced text mean. */
function isTranslationOf({ context, claim }: { context: CheckContext; claim: string }): boolean {
  const words = contentWords(claim.toLowerCase())
  return (
    context.isTranslated && words.length > 0 && words.every((word) => word.isIn(context.before.meaning()))
  )
}

function levelsIn(sources: PreparedText[], ladder: Ladder): { source: PreparedText; hit: Hit }[] {
  return sources.flatMap((source) => source.ladder(ladder).map((hit) => ({ source, hit })))
}
