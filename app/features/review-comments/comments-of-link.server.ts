import type { Payload } from 'payload'
import { findRows } from '~/database/rows.server'
import { threadsOf, type Thread } from './review-comment'

type Options = { payload: Payload; link: string; reader: string | null }

/** What a reader of a link sees: the open comments of all its readers, and their own whatever became of them. */
export async function commentsOfLink({ payload, link, reader }: Options): Promise<Thread[]> {
  const rows = await findRows({ payload, collection: 'review-comments', where: { link: { equals: link } } })
  return threadsOf({ rows, reader }).filter(({ status, own }) => own || status === 'open')
}
