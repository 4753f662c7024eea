import type { Payload } from 'payload'
import { MOST_ANSWERS, MOST_COMMENTS, MOST_OF_READER } from '../../../collections/review-limits'
import { compareAndSet, KEEP_TIME } from '~/database/compare-and-set.server'
import { isDocumentId } from '~/database/is-document-id'
import { retryTransient } from '~/database/retry-transient.server'
import { findRowById } from '~/database/rows.server'
import type { Passage } from '../../document/passages/passages-of'
import type { ShareLink } from '../sharing/share-link'
import { plainLine, plainText } from './plain-words'
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
  const other = suggestion === null ? null : plainLine(suggestion)
  if (other !== null && (!words || other === '' || other === quote))
    return { ok: false, reason: 'no-other-words' }
  return store(options, {
    resume: link.resume,
    block,
    target: words?.owner ?? '',
    field: words?.field ?? '',
    offset: words?.from ?? 0,
    quote,
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
  if (await hasMany({ payload, answerTo: comment }))
    return { ok: false, reason: 'too-many-comments', limit: MOST_ANSWERS }
  return store(options, { resume: link.resume, answerTo: comment })
}

/** Whether a comment has as many answers as it may. */
export async function hasMany({
  payload,
  answerTo,
}: {
  payload: Payload
  answerTo: string
}): Promise<boolean> {
  return (await count({ payload, where: { answerTo: { equals: answerTo } } })) >= MOST_ANSWERS
}

type About = Partial<ReviewComment> & { resume: string }

async function store({ payload, link, request, name, text }: Written, about: About): Promise<WriteResult> {
  const token = readerToken({ payload, link: link.id, request })
  const own = await count({ payload, where: { link: { equals: link.id }, reader: { equals: token.reader } } })
  if (own >= MOST_OF_READER) return { ok: false, reason: 'too-many-comments', limit: MOST_OF_READER }
  if (!(await takePlace({ payload, link })))
    return { ok: false, reason: 'too-many-comments', limit: MOST_COMMENTS }
  const written = { name: plainLine(name), text: plainText(text), by: 'reader', status: 'open' } as const
  const data = { ...about, ...written, link: link.id, reader: token.reader }
  // nobody writes comments by their own right: the link was just found by its code
  const row = await retryTransient(() =>
    payload.create({ collection: 'review-comments', data, depth: 0, overrideAccess: true }),
  )
  return { ok: true, row, ...token }
}

/** Of many at once exactly as many get in as there are places left, and none on a link that was shut meanwhile. */
async function takePlace({ payload, link }: Pick<Written, 'payload' | 'link'>): Promise<boolean> {
  const taken = await compareAndSet({
    payload,
    collection: 'share-links',
    where: {
      and: [
        { id: { equals: link.id } },
        { canComment: { equals: true } },
        { revokedAt: { exists: false } },
        { or: [{ comments: { exists: false } }, { comments: { less_than: MOST_COMMENTS } }] },
      ],
    },
    data: { comments: { $inc: 1 }, ...KEEP_TIME },
  })
  return taken !== null
}

type Count = Omit<Parameters<Payload['count']>[0], 'collection'> & { payload: Payload }

async function count({ payload, where }: Count): Promise<number> {
  const counted = await payload.count({ collection: 'review-comments', where, overrideAccess: true })
  return counted.totalDocs
}
