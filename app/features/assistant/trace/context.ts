import type { DateFact } from './dates/read-dates'
import type { Quantity } from './numbers/read-quantities'
import { placeOf, type PreparedSources, type Source } from './sources'
import { clausesOf, sentencesOf } from './text/clauses'
import { originalSpan, type FoldedText } from './text/fold-text'
import type { Flag, FlagKind, FlagNote, Severity, Span } from './types'

/** What each check gets: the suggestion, read, and the sources. */
export type Context = PreparedSources & {
  after: FoldedText
  text: string
  dates: DateFact[]
  numbers: Quantity[]
  before: Source
  /** The replaced text (or the resume where nothing is replaced) is in the other language. */
  isTranslated: boolean
  flags: Flag[]
  /** What is no more than new wording: borne out by another line, or worked out. Spans of the folded text. */
  gentle: Span[]
}

/** All that the person said: the replaced text, the words in this task, the rest of the resume. */
export const ownSources = ({ before, user, resume }: Context): Source[] => [before, user, resume]

/** So much longer than the replaced text, a suggestion draws on the rest of the resume. */
const EXPANDED = 2

/** What bears a claim out first of all: the replaced text and the person's own words; the resume where nothing is replaced. */
export function nearSources({ before, user, resume, text }: Context): Source[] {
  if (before.text.trim() === '') return [user, resume]
  const isExpanded = sizeOf(text) > EXPANDED * sizeOf(before.text) + sizeOf(user.text)
  return isExpanded ? [before, user, resume] : [before, user]
}

/** Letters; a Han character says as much as three. */
const sizeOf = (text: string) => text.length + 2 * (text.match(/\p{Script=Han}/gu)?.length ?? 0)

type Claim = Span & { kind: FlagKind }
type Place = Span & { source: Source }

export function flag(
  context: Context,
  { note, at, ...claim }: Claim & { note: FlagNote; at?: Place | undefined },
) {
  const span = originalSpan({ folded: context.after, from: claim.from, to: claim.to })
  if (context.flags.some(({ from, to }) => from < span.to && span.from < to)) return
  const severity = SEVERITIES[note] ?? 'inflated'
  context.flags.push({
    kind: claim.kind,
    ...span,
    severity,
    note,
    ...(at ? { source: placeOf(lineOf(at)) } : {}),
  })
}
const SEVERITIES: Partial<Record<FlagNote, Severity>> = {
  nowhere: 'unsourced',
  'other-value': 'unsourced',
  'only-in-job': 'from-job',
}

/** The line around a place; a long one says less than the place itself. */
function lineOf(at: Place): Place {
  const line = at.source.lines().find(({ from, to }) => from <= at.from && at.to <= to)
  return line && line.text.length <= LONGEST_LINE ? line : at
}
const LONGEST_LINE = 160

/** A claim that stands in no source of the person's, or only in the job text; a letter may name the employer. */
export function flagMissing(context: Context, claim: Claim, inJob?: Span): void {
  if (inJob && (isDenied(context, claim) || isWished(context, claim))) return
  if (inJob) flag(context, { ...claim, note: 'only-in-job', at: { source: context.job, ...inJob } })
  else flag(context, { ...claim, note: 'nowhere' })
}

const DENIED =
  /\b(?:not yet|never|(?:have|has|had|did|do|am)(?: not|n't)|no (?:\w+ )?experience|new to me|without)\b|尚未|没有|未曾|不曾|还没|暂未|暂无|还不|欠缺|缺乏/i

/** "I have not yet worked with Braze": nothing is claimed. */
function isDenied({ text }: Context, { from }: Span): boolean {
  const clause = clausesOf(text).find((one) => one.from <= from && from < one.to)
  const head = text.slice(clause?.from ?? from, from)
  // "I have never led but know Braze"
  const last = head
    .split(/\b(?:but|yet(?! (?:to|worked|used|had))|though|although|while|and)\b|但|却|而/i)
    .at(-1)
  return DENIED.test(last ?? '')
}

const WISH =
  /\b(?:would (?:like|love|welcome)|want|wish|hope|look(?:ing)? forward|eager|keen|excited|apply(?:ing)?|application|interested in|seeking|seeks?|targeting|join(?:ing)?|contribute to|position at|role at|Dear|bring to|draws me|your (?:company|team|focus|work|mission|business|brand|products?|services?))\b|希望|期待|申请|应聘|加入|愿意|有意|贵公司|贵司/i
const OF_EMPLOYER = new Set<FlagKind>(['organization', 'school', 'name', 'title'])

/** A letter's wish may name the employer and the post. */
export function isWished({ text }: Context, { kind, from, to }: Claim): boolean {
  if (!OF_EMPLOYER.has(kind)) return false
  return sentencesOf(text).some((one) => one.from <= from && to <= one.to && WISH.test(one.text))
}
