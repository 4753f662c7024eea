import type { Payload, Where } from 'payload'
import { compareAndSet } from '~/database/compare-and-set.server'
import { isDocumentId } from '~/database/is-document-id'
import { deleteRows, findRowById } from '~/database/rows.server'
import { findReadersAnswers, freePlaces } from './places.server'

export type TakeBackOptions = {
  payload: Payload
  link: string
  /** as rows know the browser that asks */
  reader: string | null
  comment: string
}

/** Deletes what a browser itself wrote on a link, a comment with its answers. False: there is no such thing of its own. */
export async function takeBack({ payload, link, reader, comment }: TakeBackOptions): Promise<boolean> {
  if (!reader || !isDocumentId(comment)) return false
  const about = { payload, collection: 'review-comments' } as const
  const own: Where = {
    and: [{ id: { equals: comment } }, { link: { equals: link } }, { reader: { equals: reader } }],
  }
  // of two at once one gives its place back
  const row = await compareAndSet({ ...about, where: own, data: { reader: null } })
  if (!row) return false
  const asked = row.answerTo
    ? await findRowById({ payload, collection: 'review-comments', id: row.answerTo })
    : row
  const answers = await findReadersAnswers({ payload, comment })
  await deleteRows({ ...about, where: { id: { equals: comment } } })
  await deleteRows({ ...about, where: { answerTo: { equals: comment } } })
  // what was settled has given its places back already
  if (asked?.status === 'open') await freePlaces({ payload, link, places: 1 + answers.length })
  return true
}
