import type { LayoutCode } from '../../../collections/layout-codes'
import type { Language, ResumeContent } from '../../../collections/resumes/schema'
import type { Patch } from '../../document/patch/patch'
import type { ReadResume } from './read/types'

/** How often one rule is told. */
export const MOST_OF_A_RULE = 20

export const PART_IDS = ['basics', 'results', 'time', 'writing', 'typography', 'fit'] as const
export type PartId = (typeof PART_IDS)[number]
export type Severity = 'error' | 'warning' | 'hint'

/**
 * What it is, in a few words, why it matters and what to do; then what the button says that makes a certain change.
 * Blanks as {0} and {1} are filled with a finding's values.
 */
export type RuleWords = readonly [title: string, why: string, how: string, fix?: string]

/** One thing to look for, in any text, in a resume of ours, or in both. Pure: the same gives the same. */
export type Rule = {
  id: string
  part: PartId
  severity: Severity
  words: (language: Language) => RuleWords
  inText?: (text: InspectText) => Place[]
  inResume?: (resume: ReadResume) => Spot[]
}

/** A text as the rules see it, prepared once. */
export type InspectText = {
  source: string
  language: Language
  lines: InspectLine[]
  /** Words of Latin letters, each Han character counted as one. */
  length: number
}
export type InspectLine = {
  text: string
  /** Where the line begins in the source. */
  from: number
  /** Under which usual heading it stands, if any. */
  section: string | undefined
  isHeading: boolean
}
/** A place in the source; from === to means the text as a whole. */
export type Place = { from: number; to: number; values?: string[] }

/** What was found, in the reader's words. */
export type Told = { rule: string; severity: Severity; title: string; why: string; how: string }
export type TextFinding = Told & Place & { line: number; excerpt: string }

export type InspectResumeOptions = {
  content: ResumeContent
  /** The reader's language: findings are worded in it. The rules go by the document's own. */
  language: Language
  /** YYYY-MM-DD */
  today: string
  /** How many pages it fills, where that is known. */
  pages?: number | undefined
  layout?: LayoutCode | undefined
}

export type Inspection = {
  /** 0 to 100: the sum of the parts' points. */
  score: number
  parts: ScorePart[]
  /** Worst first, then in the order of the rules. */
  findings: ResumeFinding[]
}
export type ScorePart = { id: PartId; label: string; points: number; of: number; why: string }

export type ResumeFinding = Told & {
  /** The same while rule and place are: rule, owner, field and what it found there. */
  id: string
  part: PartId
  place: FindingPlace
  /** The words around the place; empty for what is missing. */
  excerpt: string
  /** Only where the change is certain; nothing else is touched by it. */
  patch?: FindingPatch
}
/** Where a finding is: enough to select it in the editor. `from` and `to` are offsets in UTF-16 units. */
export type FindingPlace = Omit<Field, 'value'> & { from?: number; to?: number }
export type FindingPatch = { label: string; ops: Patch }

/** A string of the document, or a part of it (an empty value, then). */
export type Field = {
  /** JSON Pointer; the schema's own names need no escapes. */
  path: string
  /** A section's id; `$baseInfo`, `$skill`, `$avatar` and `$config` for the parts that have none. */
  sectionId?: string
  /** The innermost element with an id: an entry, a fact, a row. */
  itemId?: string
  field?: string
  value: string
}

/** A change of one string: what stands at the plain text's offsets is replaced. */
export type Edit = { from: number; to: number; text: string }

/** What a rule found in a resume. */
export type Spot = {
  at: Field
  /** Offsets into the field's value. */
  from?: number
  to?: number
  values?: (string | number)[]
  /** The operations of a certain change. */
  ops?: Patch
}
