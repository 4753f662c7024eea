import type { Payload } from 'payload'
import { deleteRows, findIds } from '~/database/rows.server'

/** Deletes the links of a resume that is gone for good, with their numbers and what their readers wrote. */
export async function dropLinks({ payload, resume }: { payload: Payload; resume: string }): Promise<void> {
  const where = { resume: { equals: resume } }
  const links = await findIds({ payload, collection: 'share-links', where })
  if (links.length > 0) {
    await deleteRows({ payload, collection: 'share-days', where: { link: { in: links } } })
    await deleteRows({ payload, collection: 'share-links', where })
  }
  // last: who finds no link takes back what they are writing
  await deleteRows({ payload, collection: 'review-comments', where })
}
