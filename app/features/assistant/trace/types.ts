export type Span = { from: number; to: number }

export type FlagKind =
  'number' | 'date' | 'organization' | 'school' | 'title' | 'certificate' | 'tool' | 'name' | 'scope' | 'unit'

/**
 * Where a fact was found: `before` is the text that the suggestion replaces, `resume` the rest of the resume, `user` the
 * person's own words, `job` the job text.
 */
export type SourceName = 'before' | 'resume' | 'user' | 'job'
/** A span (UTF-16 units) of one source; parts of a resume given as an array count as joined by a line break. */
export type SourcePlace = Span & { where: SourceName; text: string }

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

export type Severity = 'unsourced' | 'from-job' | 'inflated'

/** A fact that no source bears out: a hard mark, counted and left out of "accept all". */
export type Flag = Span & {
  kind: FlagKind
  /** `after.slice(from, to)` */
  text: string
  severity: Severity
  note: FlagNote
  /** What it was made from, or the job's words. */
  source?: SourcePlace
}
/** Words that no line bears out: a gentle mark, mostly harmless. */
export type NewWords = Span & { text: string }
/** A claim of the suggestion and the line that it was most likely made from. */
export type Origin = Span & { text: string; source: SourcePlace }

export type Trace = {
  flags: Flag[]
  wording: NewWords[]
  /** Numbers, dates and names of the replaced text that the suggestion says no more. */
  lost: string[]
  origins: Origin[]
}

/** Where a text matches a pattern (with the flag g), with the match and its groups. */
export const matchesIn = (
  text: string,
  pattern: RegExp,
): (Span & { text: string; found: RegExpExecArray })[] =>
  Array.from(text.matchAll(pattern), (found) => ({
    ...{ from: found.index, to: found.index + found[0].length, text: found[0], found },
  }))

export const meets = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to
