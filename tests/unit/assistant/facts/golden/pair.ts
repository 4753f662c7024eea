import { type Person, PEOPLE } from './people'

/**
 * A rewrite as a model may give it. `made` are the spans of `after` that stand in no source: each must be met by a flag,
 * and each flag must meet one of them. An honest rewrite has none.
 */
export type Pair = {
  before: string
  after: string
  made: string[]
  sources: { resume: string; user?: string; job?: string }
}
type More = { user?: string; job?: string }

/** Makers of pairs of one person. */
export function pairsOf(person: Person) {
  return pairsFor(PEOPLE[person])
}

/** Makers of pairs of one resume; the text that is replaced is a part of it. */
export function pairsFor(resume: string) {
  const resumeWith = (before: string) => `${resume}\n${before}`
  return {
    honest: (before: string, after: string, more: More = {}): Pair => ({
      before,
      after,
      made: [],
      sources: { resume: resumeWith(before), ...more },
    }),
    bad: (before: string, after: string, made: string[], more: More = {}): Pair => ({
      before,
      after,
      made,
      sources: { resume: resumeWith(before), ...more },
    }),
  }
}
