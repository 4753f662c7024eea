import type { Payload } from 'payload'
import { compareAndSet } from '../compare-and-set.server'

/** One more resume was made from a template; what is hottest goes by this. */
export async function countTemplateUse({ payload, id }: { payload: Payload; id: string }): Promise<void> {
  await compareAndSet({
    payload,
    collection: 'templates',
    where: { id: { equals: id } },
    data: { useCount: { $inc: 1 } },
  })
}
