import { ValidationError, type Payload } from 'payload'
import { countKey, type Counted } from '../../../collections/daily-counts'
import { compareAndSet } from '../compare-and-set.server'

/** One more of a kind today. Only a number is kept: nobody's name, nobody's resume. */
export async function countEvent({ payload, kind }: { payload: Payload; kind: Counted }): Promise<void> {
  const key = countKey({ kind, day: new Date().toISOString().slice(0, 10) })
  if (await add({ payload, key })) return
  try {
    await payload.create({ collection: 'daily-counts', data: { key, count: 1 }, overrideAccess: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // another was first: the row is there now
    await add({ payload, key })
  }
}

function add({ payload, key }: { payload: Payload; key: string }) {
  return compareAndSet({
    payload,
    collection: 'daily-counts',
    where: { key: { equals: key } },
    data: { count: { $inc: 1 } },
  })
}
