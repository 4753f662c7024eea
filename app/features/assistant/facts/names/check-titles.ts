import {
  accept,
  flag,
  flagMissing,
  isWished,
  nearSources,
  ownSources,
  type CheckContext,
} from '../check-context'
import { placeOf } from '../prepare-text'
import type { Span } from '../types'
import { isSpelledOut } from './is-spelled-out'
import { hasTitle, jobTitles, type JobTitle } from './job-titles'

/** Looks up job titles by trade and rank: first in the replaced text where it names any, else in all sources. */
export function checkTitles(context: CheckContext, taken: Span[]): void {
  const near = nearSources(context).filter(({ titles }) => titles.length > 0)
  const sources = near.length > 0 ? [...near, context.user] : ownSources(context)
  for (const claim of jobTitles(context.text)) {
    if (claim.rank <= 0 || taken.some((span) => span.from <= claim.from && claim.to <= span.to)) continue
    const span = { kind: 'title' as const, from: claim.from, to: claim.to }
    const same = sources.find((source) => hasTitle({ claim, titles: source.titles }))
    if (same !== undefined) {
      const at = same.titles.find((title) => hasTitle({ claim, titles: [title] })) ?? { from: 0, to: 0 }
      accept(context, { ...span, source: same, at, match: context.isTranslated ? 'translated' : 'same' })
      continue
    }
    if (isOfWork(context, claim) || isSpelledOut({ context, to: claim.to, most: TITLE_END })) continue
    const inJob = context.job.titles.find((title) => hasTitle({ claim, titles: [title] }))
    if ((inJob !== undefined || isOffered(context, claim)) && isWished(context, claim)) continue
    const source = near[0]
    const old = source?.titles[0]
    if (source !== undefined && old !== undefined)
      flag(context, {
        ...span,
        severity: 'inflated',
        note: 'higher-level',
        source: placeOf({ source, ...old }),
      })
    else flagMissing(context, span, inJob)
  }
}

/** "招聘 商务接待专员": the end of the title stands in the job text. */
function isOffered({ text, job }: CheckContext, { from, to }: JobTitle): boolean {
  return job.text.includes(text.slice(Math.max(from, to - OFFERED), to))
}
const OFFERED = 5

/** "理货员" of who says 理货: the usual name for who does that work. */
function isOfWork(context: CheckContext, { from, to, rank }: JobTitle): boolean {
  const work = /(\p{Script=Han}{2})员$/u.exec(context.text.slice(from, to))?.[1]
  return rank <= STAFF && work !== undefined && nearSources(context).some(({ text }) => text.includes(work))
}

/** "助理" of "助理舞台监督": how much of a title its rank may leave. */
const TITLE_END = 8
const STAFF = 2
