import type { Language } from '../../../collections/resumes/schema'
import type { RuleRow } from './define-rules'
import { editOps } from './edit-ops'
import { partAt } from './read/join-lines'
import type { JoinedText, ReadLine, ReadResume, Scope } from './read/types'
import { MOST_OF_A_RULE, type Edit, type InspectText, type Place, type Severity, type Spot } from './types'

/** A place in one line; offsets into the line's text. */
export type LinePlace = { line: ReadLine; from: number; to: number; values: string[] }

type Kept = {
  severity: Severity
  /** Which texts of a resume it reads; their order is the findings'. */
  scopes: Scope[]
  /** Which of the places count in a resume. */
  keep?: (place: LinePlace, resume: ReadResume) => boolean
  /** The change that is certain. */
  edit?: (place: LinePlace) => Edit[]
}

/** A rule over any text that also reads the texts of a resume, and finds its places in the fields. */
export function inTexts({ find, ...kept }: Kept & { find: (text: InspectText) => Place[] }): RuleRow {
  const places = (joined: JoinedText) =>
    joined.parts.length === 0 ? [] : find(joined).flatMap((place) => linePlace({ joined, place }))
  return { inText: find, ...rowOf({ ...kept, places }) }
}

type Pattern = RegExp | Record<Language, RegExp>

/** A rule that looks for a pattern (with the flag g) in each line of a resume's texts alone. */
export function inLines({ pattern, ...kept }: Kept & { pattern: Pattern }): RuleRow {
  const places = (joined: JoinedText) =>
    findInLines({ joined, pattern: pattern instanceof RegExp ? pattern : pattern[joined.language] })
  return rowOf({ ...kept, places })
}

type Places = { places: (joined: JoinedText) => LinePlace[] }

function rowOf({ severity, scopes, places, keep, edit }: Kept & Places): RuleRow {
  const inResume = (resume: ReadResume) =>
    scopes
      .flatMap((scope) => places(resume.texts[scope]))
      .filter((place) => keep?.(place, resume) ?? true)
      // Before each is mended, which costs as much as its text is long.
      .slice(0, MOST_OF_A_RULE)
      .map((place) => spotInLine({ ...place, resume, edits: edit?.(place) }))
  return { severity, inResume }
}

/** What finds all places of a pattern (with the flag g); the first group, where there is one, is the place's value. */
export const matches =
  (pattern: RegExp) =>
  ({ source }: Pick<InspectText, 'source'>): Place[] =>
    Array.from(source.matchAll(pattern), (match) => ({
      ...{ from: match.index, to: match.index + match[0].length },
      values: [match[1] ?? match[0]],
    }))

/** More than are shown of any rule: each costs as much as its text is long to be named and mended. */
const MOST = 100

/** The first places in the lines of a text that a pattern (with the flag g) matches; the match is the value. */
function findInLines({ joined, pattern }: { joined: JoinedText; pattern: RegExp }): LinePlace[] {
  const places: LinePlace[] = []
  for (const line of joined.parts) {
    // not matchAll, which makes a new pattern for each line
    pattern.lastIndex = 0
    let match = pattern.exec(line.text)
    for (; match && places.length < MOST; match = pattern.exec(line.text)) {
      const [found] = match
      places.push({ line, from: match.index, to: match.index + found.length, values: [found.trim()] })
      if (found === '') pattern.lastIndex += 1
    }
  }
  return places
}

function linePlace({ joined, place }: { joined: JoinedText; place: Place }): LinePlace[] {
  const line = partAt({ joined, offset: place.from })
  if (!line) return []
  const clip = (offset: number) => Math.min(Math.max(offset - line.from, 0), line.text.length)
  return [{ line, from: clip(place.from), to: clip(place.to), values: place.values ?? [] }]
}

type InLine = { line: ReadLine; from?: number; to?: number; values?: Spot['values'] }
type Mended = { resume?: ReadResume; edits?: Edit[] | undefined }

/** A part of a line (or all of it) as a place in its field, with the change of the line where that is certain. */
export function spotInLine(place: InLine & Mended): Spot {
  const { line, from = 0, to = line.text.length, values = [line.text], resume, edits } = place
  const start = line.sourceAt(from)
  const ops = resume && edits && editOps({ content: resume.content, line, edits })
  return {
    ...{ at: line.field, from: start, to: to > from ? line.sourceAt(to - 1) + 1 : start, values },
    ...(ops ? { ops } : {}),
  }
}
