import { expect, it } from 'vitest'
import { suggestionNow } from '../../../../app/editor/comments/suggestion-now'

const QUOTE = 'Led a team that shipped twice a year'
const SUGGESTION = 'Led a team of six that shipped twice a year'

/** What a suggestion would do to a text that reads `now`, ten letters into its field. */
function judge(now: string, field = 'text') {
  const comment = { target: 'i1', field: 'text', quote: QUOTE, suggestion: SUGGESTION }
  const words = { owner: 'i1', field, from: 10, text: now }
  return suggestionNow({
    comment,
    place: { passage: { block: 'i1.text.1', text: now, words }, isChanged: now !== QUOTE },
  })
}

it('puts the words in the place of the same words', () => {
  const match = { owner: 'i1', field: 'text', from: 10, to: 10 + QUOTE.length, rank: 0, isOnPage: true }
  expect(judge(QUOTE)).toEqual({ kind: 'clean', match, now: QUOTE, text: SUGGESTION })
})

it('keeps what was changed elsewhere in the text since', () => {
  const now = 'Led a team that shipped four times a year'
  expect(judge(now)).toMatchObject({
    kind: 'merged',
    now,
    text: 'Led a team of six that shipped four times a year',
  })
})

it('lets a person choose where the same words were changed', () => {
  const now = 'Led a team of five that shipped twice a year'
  expect(judge(now)).toMatchObject({ kind: 'apart', now, text: SUGGESTION })
  expect(judge('Something else')).toMatchObject({ kind: 'apart' })
})

it('changes nothing where the page says it already, or the field is another', () => {
  expect(judge(SUGGESTION)).toEqual({ kind: 'said' })
  expect(judge(QUOTE, 'title')).toEqual({ kind: 'gone' })
  const comment = { target: 'i1', field: 'text', quote: QUOTE, suggestion: SUGGESTION }
  expect(suggestionNow({ comment, place: undefined })).toEqual({ kind: 'gone' })
})
