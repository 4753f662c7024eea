import type { PreparedText } from './prepare-text'
import { placeOf } from './prepare-text'
import { clausesOf, sentencesOf } from './text/clauses'
import { originalSpan, type FoldedText } from './text/fold-text'
import type { Flag, FlagKind, FlagNote, Severity, SourcedFact, SourcePlace, Span, Verdict } from './types'

/** What each check gets: the suggestion, and the sources in the order in which they are asked. */
export type CheckContext = {
  after: FoldedText
  text: string
  before: PreparedText
  user: PreparedText
  resume: PreparedText
  /** Lines of the resume that the suggestion takes in. */
  borrowed: PreparedText | undefined
  job: PreparedText
  today: Date
  /** The replaced text (or the resume where nothing is replaced) is in the other language. */
  isTranslated: boolean
  verdict: Verdict
}

/** The replaced text, the person's own words and what was taken in; the resume where nothing is replaced. */
export function replacedSources({ before, user, resume, borrowed }: CheckContext): PreparedText[] {
  if (before.text.trim() === '') return [user, resume]
  return borrowed === undefined ? [before, user] : [before, user, borrowed]
}

/** What bears a claim out first of all: the replaced text and the person's own words; the resume where nothing is replaced. */
export function nearSources(context: CheckContext): PreparedText[] {
  const replaced = replacedSources(context)
  return context.before.text.trim() !== '' && isExpanded(context) ? [...replaced, context.resume] : replaced
}

/** So much longer than the replaced text, a suggestion draws on the rest of the resume. */
const EXPANDED = 2

function isExpanded({ before, user, text }: CheckContext, times = EXPANDED): boolean {
  return sizeOf(text) > times * sizeOf(before.text) + sizeOf(user.text)
}

/** "Write me a summary of my resume": so long that it can't be a rewrite of the replaced text alone. */
export function isSummaryOfAll(context: CheckContext): boolean {
  return context.before.text.trim() === '' || isExpanded(context, 2 * EXPANDED)
}

/** Letters; a Han character says as much as three. */
function sizeOf(text: string): number {
  return text.length + 2 * (text.match(/\p{Script=Han}/gu)?.length ?? 0)
}

/** All that the person said: the replaced text, the words in this task, the rest of the resume. */
export function ownSources({ before, user, resume }: CheckContext): PreparedText[] {
  return [before, user, resume]
}

type Claim = Span & { kind: FlagKind }

export function flag(
  context: CheckContext,
  {
    kind,
    from,
    to,
    severity,
    note,
    source,
  }: Claim & { severity: Severity; note: FlagNote; source?: SourcePlace },
): void {
  const span = originalSpan({ folded: context.after, from, to })
  const found: Flag = { kind, ...span, severity, note, ...(source === undefined ? {} : { source }) }
  const { flags } = context.verdict
  if (!flags.some((other) => other.from === found.from && other.to === found.to && other.kind === kind))
    flags.push(found)
}

/** Whether something inside a span of the folded suggestion is flagged already. */
export function isFlagged({ after, verdict }: CheckContext, span: Span): boolean {
  const place = originalSpan({ folded: after, from: span.from, to: span.to })
  return verdict.flags.some(({ from, to }) => from < place.to && place.from < to)
}

export function accept(
  context: CheckContext,
  {
    kind,
    from,
    to,
    source,
    at,
    match,
  }: Claim & { source: PreparedText; at: Span; match: SourcedFact['match'] },
): void {
  const span = originalSpan({ folded: context.after, from, to })
  context.verdict.sources.push({
    kind,
    ...span,
    source: placeOf({ source, from: at.from, to: at.to }),
    match,
  })
}

const WISH =
  /\b(?:would (?:like|love|welcome)|want|wish|hope|look(?:ing)? forward|eager|keen|excited|apply(?:ing)?|application|interested in|seeking|seeks?|targeting|join(?:ing)?|contribute to|position at|role at|Dear|bring to|draws me|your (?:company|team|focus|work|mission|business|brand|products?|services?))\b|希望|期待|申请|应聘|加入|愿意|有意|贵公司|贵司/i
/** Names that a letter may take from the job text. */
const OF_EMPLOYER = new Set<FlagKind>(['organization', 'school', 'name', 'title'])

/** A claim that stands in no source of the person's, or only in the job text; there a wish may name the employer. */
export function flagMissing(context: CheckContext, claim: Claim, inJob?: Span): void {
  if (inJob !== undefined && isDenied(context, claim)) return
  if (inJob !== undefined && OF_EMPLOYER.has(claim.kind) && isWished(context, claim)) return
  if (inJob === undefined) flag(context, { ...claim, severity: 'unsourced', note: 'nowhere' })
  else
    flag(context, {
      ...claim,
      severity: 'from-job',
      note: 'only-in-job',
      source: placeOf({ source: context.job, from: inJob.from, to: inJob.to }),
    })
}

/** "I have not yet worked with Braze": nothing is claimed. */
function isDenied({ text }: CheckContext, { from }: Span): boolean {
  const clause = clausesOf(text).find((one) => one.from <= from && from < one.to)
  const head = clause === undefined ? '' : text.slice(clause.from, from)
  // "I have never led but know Braze"
  return DENIED.test(
    head.split(/\b(?:but|yet(?! (?:to|worked|used|had))|though|although|while|and)\b|但|却|而/i).at(-1) ?? '',
  )
}
const DENIED =
  /\b(?:not yet|never|(?:have|has|had|did|do|am)(?: not|n't)|no (?:\w+ )?experience|new to me|without)\b|尚未|没有|未曾|不曾|还没|暂未|暂无|还不|欠缺|缺乏/i

export function isWished({ text }: CheckContext, { from, to }: Span): boolean {
  return sentencesOf(text).some(
    (sentence) => sentence.from <= from && to <= sentence.to && WISH.test(sentence.text),
  )
}
