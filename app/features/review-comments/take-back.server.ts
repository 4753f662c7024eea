import type { Payload, Where } from 'payload'
import { compareAndSet, KEEP_TIME } from '~/database/compare-and-set.server'
import { isDocumentId } from '~/database/is-document-id'
import { deleteRows, findIds } from '~/database/rows.server'

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
  if (!(await compareAndSet({ ...about, where: own, data: { reader: null } }))) return false
  const readers: Where = { and: [{ answerTo: { equals: comment } }, { by: { equals: 'reader' } }] }
  const taken = 1 + (await findIds({ ...about, where: readers })).length
  await deleteRows({ ...about, where: { id: { equals: comment } } })
  await deleteRows({ ...about, where: { answerTo: { equals: comment } } })
  await compareAndSet({
    ...{ payload, collection: 'share-links', where: { id: { equals: link } } },
    data: { comments: { $inc: -taken }, ...KEEP_TIME },
  })
  return true
}
