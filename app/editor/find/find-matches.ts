import type { ResumeContent } from '../../../collections/resumes/schema'
import { textFields } from '../edits/text-fields'
import type { FieldTarget } from '../session/editor'
import type { PagePlaces } from '../writing/page-places'
import { writtenText } from '../writing/written-field'
import { findInText, type FindOptions, type Stretch } from './find-in-text'

/** A stretch of a field's text; `rank` is the field's place in the order in which they are gone through. */
export type Match = FieldTarget & Stretch & { rank: number; isOnPage: boolean }
type Options = FindOptions & { content: ResumeContent; places: PagePlaces | undefined }

/** Every place of a document that holds a query: in the order of the page, then what no page shows. */
export function findMatches({ content, places, ...sought }: Options): Match[] {
  const fields = textFields(content).map((target, i) => {
    const rank = places?.rank(target) ?? -1
    return { ...target, isOnPage: rank >= 0, rank: rank >= 0 ? rank : HIDDEN + i }
  })
  return fields
    .sort((a, b) => a.rank - b.rank)
    .flatMap((field) => {
      const text = writtenText({ content, ...field }) ?? ''
      return findInText({ text, ...sought }).map((stretch) => ({ ...field, ...stretch }))
    })
}

/** Behind every field of the page. */
const HIDDEN = 1_000_000

/** The first match at a place or behind it; the first of all where there is none. */
export function matchFrom(matches: readonly Match[], { rank, from }: Pick<Match, 'rank' | 'from'>): number {
  const index = matches.findIndex((one) => one.rank > rank || (one.rank === rank && one.from >= from))
  return Math.max(0, index)
}
