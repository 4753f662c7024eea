import {
  accept,
  flag,
  flagMissing,
  isWished,
  nearSources,
  ownSources,
  type CheckContext,
} from '../check-context'
import { placeOf, type PreparedText } from '../prepare-text'
import type { Span } from '../types'
import { isSpelledOut } from './is-spelled-out'
import { hasTitle, jobTitles, type JobTitle } from './job-titles'

/**
 * Looks up job titles by trade and rank: first in the replaced text where it names any, else in all sources; in all too
 * where the suggestion keeps those of the replaced text and names more.
 */
export function checkTitles(context: CheckContext, taken: Span[]): void {
  const claims = jobTitles(context.text).filter(
    (claim) => claim.rank > 0 && !taken.some((span) => span.from <= claim.from && claim.to <= span.to),
  )
  // Another job's title is no title of this one.
  const near = nearSources(context).filter(
    (source) => source !== context.borrowed && heldIn(source).length > 0,
  )
  const keepsOld = keepsTitles({ said: jobTitles(context.text, { isSource: true }), before: context.before })
  // A summary speaks of all posts.
  const isSummary = context.before.dates.length === 0 && SUMMARY.test(context.before.text)
  for (const claim of claims) {
    const span = { kind: 'title' as const, from: claim.from, to: claim.to }
    const isSaid =
      near.length > 0 && !keepsOld && !isSummary && !QUALIFICATION.test(context.text.slice(claim.to))
    const same = (isSaid ? near : ownSources(context)).find((source) =>
      hasTitle({ claim, titles: titlesFor({ context, claim, source }) }),
    )
    if (same !== undefined) {
      const at = same.titles.find((title) => hasTitle({ claim, titles: [title] })) ?? { from: 0, to: 0 }
      accept(context, { ...span, source: same, at, match: context.isTranslated ? 'translated' : 'same' })
      continue
    }
    if (
      isStandIn(context, claim) ||
      isOfServed(context, claim) ||
      isShortInSource(context, claim) ||
      isOfWork(context, claim) ||
      isSpelledOut({ context, to: claim.to, most: TITLE_END })
    )
      continue
    const inJob = context.job.titles.find((title) => hasTitle({ claim, titles: [title] }))
    if ((inJob !== undefined || isOffered(context, claim)) && isWished(context, claim)) continue
    const source = near[0]
    const old = source === undefined ? undefined : heldIn(source)[0]
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

const SUMMARY = /^\s*(?:I am|I'm)\b|\byears'? (?:of )?experience\b|年[^，。]{0,8}(?:经验|从业)/i
/** "律师执业资格": who has or had the calling anywhere has it. */
const QUALIFICATION = /^师?(?:执业|从业|职业)?(?:资格|证(?!言)|执照|职称)/
/** "我要投项目经理", "求职意向：店长": a post that somebody wants. */
const WANTED =
  /求职|意向|[应竞]聘|申请|目标|期[待望]|希望(?!小学|工程)|想[做当去要成]|投(?!资|标|融|诉)|\b(?:appl(?:y|ying|ication)|applied for|objective|target(?:ing)?|seeking|looking (?:for|to)|aspir\w+|want to|hop(?:e|ing) to|interview(?:ing)? for)\b/i

const held = new WeakMap<PreparedText, JobTitle[]>()

/** The titles of a source that its person has or had. */
function heldIn(source: PreparedText): JobTitle[] {
  const known = held.get(source)
  if (known !== undefined) return known
  const { text, titles } = source
  const found = titles.filter(
    ({ to }) => !WANTED.test(lineTo({ text, at: to })) && !FOR_POST.test(text.slice(to)),
  )
  held.set(source, found)
  return found
}
const FOR_POST = /^(?:的?(?:岗|岗位|职位|一职))|^ (?:application|position|vacancy|interview|role at|job at)\b/

/** A post that is wanted bears out only one that the suggestion wants too. */
function titlesFor({
  context,
  claim,
  source,
}: {
  context: CheckContext
  claim: JobTitle
  source: PreparedText
}): JobTitle[] {
  return WANTED.test(lineTo({ text: context.text, at: claim.to })) ? source.titles : heldIn(source)
}

const STOPS = new Set('\n。；;!?！？')

/** A line up to a place. */
function lineTo({ text, at }: { text: string; at: number }): string {
  let from = at
  while (from > 0 && !STOPS.has(text.charAt(from - 1))) from -= 1
  return text.slice(from, at)
}

/** Whether the suggestion says each title of the replaced text. */
function keepsTitles({ said, before }: { said: JobTitle[]; before: PreparedText }): boolean {
  const held = heldIn(before)
  return (
    held.length > 0 &&
    held.every((title) =>
      said.some((claim) => hasTitle({ claim: { ...claim, rank: Math.floor(claim.rank) }, titles: [title] })),
    )
  )
}

/** "代理主厨" of who stands in for the chef. */
function isStandIn(context: CheckContext, { from, to }: JobTitle): boolean {
  return (
    /代理|代班|顶班/.test(context.text.slice(Math.max(0, from - 4), to)) &&
    nearSources(context).some(({ text }) => STANDS_IN.test(text))
  )
}
const STANDS_IN =
  /代理(?!商|店|品牌|权|记账|公司|业务|人|产品)|代班|顶班|顶岗|\b(?:cover(?:s|ed|ing)? for|st(?:and|ands|ood|anding) in|acting|deputi[sz]\w*|fill(?:s|ed|ing)? in (?:for|as))\b/i

/** "招聘 商务接待专员": the end of the title stands in the job text. */
function isOffered({ text, job }: CheckContext, { from, to }: JobTitle): boolean {
  return job.text.includes(text.slice(Math.max(from, to - OFFERED), to))
}
const OFFERED = 5

const SERVED_WITH = /\b(?:to|with|for|by|under)\b[^.;\n]{0,60}\b(?:and|or) (?:the )?$/i

/** "To the CFO and General Manager": the second of those who are served, where a source names one. */
function isOfServed(context: CheckContext, claim: JobTitle): boolean {
  return (
    !/^C[A-Z]O$/.test(context.text.slice(claim.from, claim.to)) &&
    SERVED_WITH.test(context.text.slice(0, claim.from)) &&
    ownSources(context).some(({ text }) =>
      hasTitle({ claim, titles: jobTitles(text, { isSource: true, isOfAnybody: true }) }),
    )
  )
}

/** "Chief Financial Officer" of who writes CFO. */
function isShortInSource(context: CheckContext, { from, to }: JobTitle): boolean {
  const short = /Chief (\p{Lu})\p{L}+ Officer$/u.exec(context.text.slice(from, to))?.[1]
  return short !== undefined && ownSources(context).some(({ text }) => text.includes(`C${short}O`))
}

/** "理货员" of who says 理货: the usual name for who does that work. */
function isOfWork(context: CheckContext, { from, to, rank }: JobTitle): boolean {
  const work = /(\p{Script=Han}{2})员$/u.exec(context.text.slice(from, to))?.[1]
  if (
    OF_CHARGE.test(context.text.slice(from, to)) &&
    nearSources(context).some(({ text }) => IN_CHARGE.test(text))
  )
    return true
  return rank <= STAFF && work !== undefined && nearSources(context).some(({ text }) => text.includes(work))
}

/** "库存模块的负责人" of who says 负责 of it. */
const OF_CHARGE = /(?:模块|项目|产品|系统|板块|条线|平台|栏目|课题)的?负责人$/
const IN_CHARGE = /负责(?!人)|\b(?:in charge of|responsible for|own(?:s|ed)?|led)\b/i
/** "助理" of "助理舞台监督": how much of a title its rank may leave. */
const TITLE_END = 8
const STAFF = 2
