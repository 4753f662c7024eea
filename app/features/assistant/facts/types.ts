export type FlagKind =
  | 'number'
  | 'date'
  | 'organization'
  | 'school'
  | 'title'
  | 'certificate'
  | 'tool'
  | 'name'
  | 'scope'
  | 'unit'
  | 'result'

/**
 * Where a fact was found: `before` is the text that the suggestion replaces, `resume` the rest of the resume, `user` the
 * person's own words, `job` the job text.
 */
export type SourceName = 'before' | 'resume' | 'user' | 'job'
/** A span (UTF-16 units) of one source; parts of a resume given as an array count as joined by a line break. */
export type SourcePlace = { where: SourceName; text: string; from: number; to: number }

/** What to say about a flag; the words in both languages belong to the interface. */
export type FlagNote =
  /** Stands in no source. */
  | 'nowhere'
  /** Asked for in the job text, never said by the person. */
  | 'only-in-job'
  /** The replaced text says another value, which the suggestion dropped. */
  | 'other-value'
  /** The same value in another unit or of another thing. */
  | 'other-unit'
  /** "Nearly 30" became "over 30". */
  | 'beyond'
  /** A stronger role than the source's: "led" from "took part in". */
  | 'stronger-role'
  /** A higher level: expert from familiar, master from bachelor, national from provincial. */
  | 'higher-level'
  /** An outcome that the replaced text doesn't tell of. */
  | 'new-result'

export type Severity = 'unsourced' | 'from-job' | 'inflated'

export type Flag = {
  kind: FlagKind
  /** The span of the suggestion: `after.slice(from, to) === text`. */
  text: string
  from: number
  to: number
  severity: Severity
  note: FlagNote
  /** What it was made from, or the job's words. */
  source?: SourcePlace
}

/** A fact of the suggestion that a source bears out. */
export type SourcedFact = {
  kind: FlagKind
  text: string
  from: number
  to: number
  source: SourcePlace
  /** The same words or value; another writing or language; worked out from the source's numbers or dates. */
  match: 'same' | 'translated' | 'derived'
}

export type Span = { from: number; to: number }
/** What a reader of one kind of fact says about the suggestion. */
export type Verdict = { flags: Flag[]; sources: SourcedFact[] }
