import type { Language } from '../../../collections/resumes/schema'

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

export type Severity = 'error' | 'warning' | 'hint'
/** A place in the source; from === to means the text as a whole. `values` go into the rule's words. */
export type Place = { from: number; to: number; values?: string[] }

export type RuleWords = {
  /** What it is, in a few words. */
  title: string
  /** Why it matters; {0} and {1} are the finding's values. */
  why: string
  /** What to do. */
  how: string
}

/** One thing to look for. Pure: the same text gives the same places. */
export type Rule = {
  id: string
  severity: Severity
  words: Record<Language, RuleWords>
  find: (text: InspectText) => Place[]
}

export type Finding = Place & { rule: Rule; line: number; excerpt: string }
