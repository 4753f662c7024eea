import type { Payload, Where } from 'payload'
import { MOST_COMMENTS } from '../../../collections/review-limits'
import { compareAndSet, KEEP_TIME } from '~/database/compare-and-set.server'
import { findIds } from '~/database/rows.server'

type Of = { payload: Payload; /** its id */ link: string }

/** Of many at once exactly as many get in as there are places left, and none on a link that was shut meanwhile. */
export async function takePlace({ payload, link }: Of): Promise<boolean> {
  const taken = await compareAndSet({
    payload,
    collection: 'share-links',
    where: {
      and: [
        { id: { equals: link } },
        { canComment: { equals: true } },
        { revokedAt: { exists: false } },
        { or: [{ comments: { exists: false } }, { comments: { less_than: MOST_COMMENTS } }] },
      ],
    },
    data: { comments: { $inc: 1 }, ...KEEP_TIME },
  })
  return taken !== null
}

/** Gives places back, or where there are fewer than none takes them again. */
export async function freePlaces({ payload, link, places }: Of & { places: number }): Promise<void> {
  await compareAndSet({
    ...{ payload, collection: 'share-links', where: { id: { equals: link } } },
    data: { comments: { $inc: -places }, ...KEEP_TIME },
  })
}

/** Ids of the answers that take a place each. */
export function findReadersAnswers({ payload, comment }: { payload: Payload; comment: string }) {
  const where: Where = { and: [{ answerTo: { equals: comment } }, { by: { equals: 'reader' } }] }
  return findIds({ payload, collection: 'review-comments', where })
}
