import type { LayoutCode } from '../../../../collections/layout-codes'
import type { Language, ResumeContent } from '../../../../collections/resumes/schema'
import type { Patch } from '../../../document/patch/patch'
import type { RuleWords, Severity } from '../types'
import type { ReadResume } from './read/types'

/** How often one rule is told. */
export const MOST_OF_A_RULE = 20

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

export const PART_IDS = ['basics', 'results', 'time', 'writing', 'typography', 'fit'] as const
export type PartId = (typeof PART_IDS)[number]
export type ScorePart = { id: PartId; label: string; points: number; of: number; why: string }

/** Where a finding is: enough to select it in the editor. */
export type FindingPlace = {
  /** JSON Pointer into the content. */
  path: string
  /** A section's id; `$baseInfo`, `$skill` and `$avatar` for the parts that have none. */
  sectionId?: string
  /** The innermost element with an id: an entry, a fact, a row. */
  itemId?: string
  field?: string
  /** Offsets into the string at `path`, in UTF-16 units. */
  from?: number
  to?: number
}

export type FindingPatch = { label: string; ops: Patch }

export type ResumeFinding = {
  /** The same while rule and place are: rule, owner, field and what it found there. */
  id: string
  rule: string
  severity: Severity
  part: PartId
  place: FindingPlace
  title: string
  why: string
  how: string
  /** The words around the place; empty for what is missing. */
  excerpt: string
  /** Only where the change is certain; nothing else is touched by it. */
  patch?: FindingPatch
}

/** A string of the document, or a part of it (an empty value, then). */
export type Field = {
  /** JSON Pointer; the schema's own names need no escapes. */
  path: string
  sectionId?: string
  itemId?: string
  field?: string
  value: string
}

/** A change of one string: what stands at the plain text's offsets is replaced. */
export type Edit = { from: number; to: number; text: string }

/** What a rule found. `from` and `to` are offsets into the field's value. */
export type Spot = {
  at: Field
  from?: number
  to?: number
  /** Go into the rule's words. */
  values?: (string | number)[]
  /** The operations of a certain change. */
  ops?: Patch
}

/** One thing to look for in a resume. Pure: the same resume gives the same spots. */
export type ResumeRule = {
  id: string
  part: PartId
  severity: Severity
  words: Record<Language, RuleWords>
  /** What the button of its patch says. */
  fix?: Record<Language, string>
  find: (resume: ReadResume) => Spot[]
}
