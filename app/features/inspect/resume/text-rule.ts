import type { Place, Rule } from '../types'
import { editOps } from './edit-ops'
import { partAt } from './read/join-lines'
import { spanOfLine } from './read/span-of-line'
import type { JoinedText, ReadResume, Scope } from './read/types'
import { MOST_OF_A_RULE, type Edit, type PartId, type ResumeRule, type Spot } from './types'

type Part = JoinedText['parts'][number]
/** A place in one line; offsets into the line's text. */
export type LinePlace = { line: Part; from: number; to: number; values: string[] }

type Options = {
  rule: Rule
  scopes: Scope[]
  part: PartId
  /** Which of the places count in a resume. */
  keep?: (place: LinePlace) => boolean
  /** The change that is certain, and what its button says. */
  edit?: (place: LinePlace) => Edit[]
  fix?: ResumeRule['fix']
}

/** Runs a rule over plain text on the texts of a resume, and finds its places in the fields. */
export function textRule({ rule, scopes, part, keep, edit, fix }: Options): ResumeRule {
  const { id, severity, words } = rule
  return {
    ...{ id, part, severity, words },
    ...(fix ? { fix } : {}),
    find: (resume) =>
      scopes
        .map((scope) => resume.texts[scope])
        .filter(({ parts }) => parts.length > 0)
        .flatMap((joined) => rule.find(joined).flatMap((place) => linePlace({ joined, place })))
        .filter((place) => keep?.(place) ?? true)
        // Before each is mended, which costs as much as its text is long.
        .slice(0, MOST_OF_A_RULE)
        .map((place) => spotOf({ resume, place, edits: edit?.(place) })),
  }
}

function linePlace({ joined, place }: { joined: JoinedText; place: Place }): LinePlace[] {
  const line = partAt({ joined, offset: place.from })
  if (!line) return []
  const clip = (offset: number) => Math.min(Math.max(offset - line.from, 0), line.text.length)
  return [{ line, from: clip(place.from), to: clip(place.to), values: place.values ?? [] }]
}

type SpotOptions = { resume: ReadResume; place: LinePlace; edits?: Edit[] | undefined }

/** A place in a line as a place in its field. */
export function spotOf({ resume, place, edits }: SpotOptions): Spot {
  const { line, from, to, values } = place
  const ops = edits && editOps({ content: resume.content, line, edits })
  return {
    at: line.field,
    ...spanOfLine({ line, from, to }),
    values,
    ...(ops ? { ops } : {}),
  }
}
