import type { Payload, Where } from 'payload'
import {
  LONGEST_QUOTE,
  MOST_ANSWERS,
  MOST_COMMENTS,
  MOST_OF_READER,
} from '../../../collections/review-limits'
import { isDocumentId } from '~/database/is-document-id'
import { retryTransient } from '~/database/retry-transient.server'
import { deleteRows, findRowById, countRows } from '~/database/rows.server'
import type { Passage } from '../../document/passages/passages-of'
import type { ShareLink } from '../sharing/share-link'
import { takePlace } from './places.server'
import { plainLine, plainText, undisguised } from './plain-words'
import { readerToken, type ReaderToken } from './reader-token.server'
import type { ReviewComment } from './review-comment'

type Written = { payload: Payload; link: ShareLink; request: Request; name: string; text: string }
export type NewComment = Written & {
  passages: readonly Passage[]
  block: string
  /** the words as the reader saw them */
  quote: string
  suggestion: string | null
}
export type NewAnswer = Written & { comment: string }
export type WriteResult =
  | ({ ok: true; row: ReviewComment } & ReaderToken)
  | { ok: false; reason: 'passage-gone' | 'not-found' | 'no-other-words' }
  | { ok: false; reason: 'too-many-comments'; limit: number }

/** A reader's comment on a text of the page, or other words for it. */
export async function writeComment(options: NewComment): Promise<WriteResult> {
  const { link, passages, block, quote, suggestion } = options
  const passage = passages.find((one) => one.block === block)
  if (!passage) return { ok: false, reason: 'passage-gone' }
  const { words } = passage
  const other = suggestion === null ? null : undisguised(suggestion)
  const isTooLong = words !== undefined && words.text.length > LONGEST_QUOTE
  if (other !== null && (!words || isTooLong || other.trim() === '' || other === undisguised(quote)))
    return { ok: false, reason: 'no-other-words' }
  return store(options, {
    resume: link.resume,
    block,
    target: words?.owner ?? '',
    field: words?.field ?? '',
    offset: words?.from ?? 0,
    // what the page says is found again letter by letter
    quote: quote === words?.text ? quote : undisguised(quote),
    suggestion: other,
  })
}

/** A reader's answer to an open comment of the same link. */
export async function answerAsReader(options: NewAnswer): Promise<WriteResult> {
  const { payload, link, comment } = options
  const row = isDocumentId(comment)
    ? await findRowById({ payload, collection: 'review-comments', id: comment })
    : null
  if (!row || row.link !== link.id || row.answerTo || row.status !== 'open')
    return { ok: false, reason: 'not-found' }
  if (await hasMany({ payload, answerTo: comment, by: 'reader' }))
    return { ok: false, reason: 'too-many-comments', limit: MOST_ANSWERS }
  return store(options, { resume: link.resume, answerTo: comment })
}

type Answers = { payload: Payload; answerTo: string; by: 'reader' | 'owner' }

/** Whether a comment has as many answers of its readers, or of its owner, as it may: neither silences the other. */
export async function hasMany({ payload, answerTo, by }: Answers): Promise<boolean> {
  const where: Where = { and: [{ answerTo: { equals: answerTo } }, { by: { equals: by } }] }
  return (await countRows({ payload, collection: 'review-comments', where })) >= MOST_ANSWERS
}

type About = Partial<ReviewComment> & { resume: string }

async function store({ payload, link, request, name, text }: Written, about: About): Promise<WriteResult> {
  const token = readerToken({ payload, link: link.id, request })
  const isOwn: Where = {
    and: [
      { link: { equals: link.id } },
      { reader: { equals: token.reader } },
      { status: { equals: 'open' } },
    ],
  }
  const own = await countRows({ payload, collection: 'review-comments', where: isOwn })
  if (own >= MOST_OF_READER) return { ok: false, reason: 'too-many-comments', limit: MOST_OF_READER }
  if (!(await takePlace({ payload, link: link.id })))
    return { ok: false, reason: 'too-many-comments', limit: MOST_COMMENTS }
  const written = { name: plainLine(name), text: plainText(text), by: 'reader', status: 'open' } as const
  const data = { ...about, ...written, link: link.id, reader: token.reader }
  // nobody writes comments by their own right: the link was just found by its code
  const row = await retryTransient(() =>
    payload.create({ collection: 'review-comments', data, depth: 0, overrideAccess: true }),
  )
  if (await isLeftOver({ payload, row })) {
    await deleteRows({ payload, collection: 'review-comments', where: { id: { equals: row.id } } })
    return { ok: false, reason: 'not-found' }
  }
  return { ok: true, row, ...token }
}

/** Whether the link, or the comment that was answered, was deleted while a row was written. */
async function isLeftOver({ payload, row }: { payload: Payload; row: ReviewComment }): Promise<boolean> {
  if (!(await findRowById({ payload, collection: 'share-links', id: row.link }))) return true
  const { answerTo } = row
  return Boolean(answerTo && !(await findRowById({ payload, collection: 'review-comments', id: answerTo })))
}
