import type { PlacedComment } from '../../document/passages/place-comment'
import { rebaseText } from '../fields/rebase-text'
import { textChange } from '../fields/text-change'
import type { Match } from '../find/find-matches'
import type { Comment } from './comments-store'

/**
 * What accepting a suggestion would do to the text as it stands now: put `text` in the place of `match`. `merged`: the text
 * has changed elsewhere since, and both changes stand; `apart`: in the same words, so that a person has to choose.
 */
export type SuggestionNow =
  | { kind: 'clean' | 'merged' | 'apart'; match: Match; now: string; text: string }
  | { kind: 'said' }
  | { kind: 'gone' }

type Options = {
  comment: Pick<Comment, 'target' | 'field' | 'quote' | 'suggestion'>
  place: PlacedComment | undefined
}

export function suggestionNow({ comment, place }: Options): SuggestionNow {
  const { target, field, quote, suggestion } = comment
  const words = place?.passage.words
  if (suggestion === null || words?.owner !== target || words.field !== field) return { kind: 'gone' }
  const { from, text: now } = words
  if (now === suggestion) return { kind: 'said' }
  const match: Match = { owner: target, field, from, to: from + now.length, rank: 0, isOnPage: true }
  if (now === quote) return { kind: 'clean', match, now, text: suggestion }
  if (isApart({ base: quote, mine: suggestion, theirs: now }))
    return { kind: 'apart', match, now, text: suggestion }
  return { kind: 'merged', match, now, text: rebaseText({ base: quote, mine: suggestion, theirs: now }) }
}

/** Whether two changes of one text meet. */
function isApart({ base, mine, theirs }: { base: string; mine: string; theirs: string }): boolean {
  const own = textChange({ before: base, after: mine })
  const other = textChange({ before: base, after: theirs })
  return own.from <= other.until && other.from <= own.until
}
