import { createClient } from '~/api/client'
import type { DataOf } from '~/api/engine/call-types'
import { digitsOfCode } from '~/features/sharing/digits-of-code'
import { pageLocale } from '~/i18n/page-locale'
import { SESSION_TEXTS } from '~/session/texts'

export type Review = DataOf<'POST /resume/review'>
export type Passage = Review['passages'][number]
export type Comment = Review['comments'][number]
export type Answer = Comment['answers'][number]

/** The calls of a page that knows no session; what fails is said beside what was written. */
const { call } = createClient({
  storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  onUnauthorized: () => undefined,
  showError: () => undefined,
  texts: SESSION_TEXTS[pageLocale()],
})

/** The link that this page was opened by. */
function way(): { id: string; code: string } {
  const id = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
  return { id, code: digitsOfCode(new URLSearchParams(location.search).get('code') ?? '') }
}

export type NewComment = Pick<Comment, 'quote' | 'text' | 'suggestion' | 'name'> & { block: string }

export const reviewCalls = {
  list: () => call('POST /resume/review', { input: way() }),
  comment: (input: NewComment) => call('POST /resume/review/comment', { input: { ...way(), ...input } }),
  answer: (input: { commentId: string; text: string; name: string }) =>
    call('POST /resume/review/answer', { input: { ...way(), ...input } }),
  takeBack: (commentId: string) => call('POST /resume/review/take-back', { input: { ...way(), commentId } }),
}
