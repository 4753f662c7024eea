import type { Payload } from 'payload'
import { compareAndSet, KEEP_TIME } from '~/database/compare-and-set.server'

/**
 * One more resume was made from a template; what is hottest goes by this. It is no change of the template: whoever
 * edits it in the admin must not be told that somebody else did.
 */
export async function countTemplateUse({ payload, id }: { payload: Payload; id: string }): Promise<void> {
  await compareAndSet({
    payload,
    collection: 'templates',
    where: { id: { equals: id } },
    data: { useCount: { $inc: 1 }, ...KEEP_TIME },
  })
}
