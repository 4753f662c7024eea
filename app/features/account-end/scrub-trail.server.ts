import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'
import { compareAndSet } from '~/database/compare-and-set.server'
import { deleteRows, findIds } from '~/database/rows.server'

type Row = DataFromCollectionSlug<'audit-events'>
export type ScrubTrailOptions = { payload: Payload; userId: string; email: string | null }

const ROWS = 500
/** What a person makes, and which field says whose it is. */
const MADE = [
  { collection: 'resumes', field: 'owner' },
  { collection: 'media', field: 'owner' },
  { collection: 'invite-codes', field: 'owner' },
  { collection: 'proposals', field: 'user' },
  { collection: 'ai-tasks', field: 'user' },
] as const satisfies { collection: CollectionSlug; field: string }[]

/**
 * Takes a person out of what administrators changed: rows about them and about what they made go, and from rows about
 * what stays, as orders do, the values that name them. Before what they made is deleted: it tells which rows are meant.
 */
export async function scrubTrail(options: ScrubTrailOptions): Promise<void> {
  const { payload, userId, email } = options
  const names = [userId, ...(email ? [email] : [])]
  const naming = (value: unknown) => names.some((name) => (JSON.stringify(value) ?? '').includes(name))
  const found: Row[] = []
  for await (const row of rowsOf(payload)) if (naming([row.title, row.changes])) found.push(row)
  await dropRows({ payload, about: [{ place: 'users', document: userId }, ...found.filter(isMade)] })
  await dropRows({ payload, about: await madeBy(options) })
  for (const { id, title, changes } of found.filter((row) => !isMade(row))) {
    const data = {
      title: naming(title) ? null : title,
      changes: Array.isArray(changes) ? changes.filter((change) => !naming(change)) : null,
    }
    await compareAndSet({ payload, collection: 'audit-events', where: { id: { equals: id } }, data })
  }
}

/** The whole trail, oldest first: new rows come at its end. */
async function* rowsOf(payload: Payload): AsyncGenerator<Row> {
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      ...{ collection: 'audit-events', sort: 'createdAt', limit: ROWS, page, depth: 0 },
      // the account is being ended
      overrideAccess: true,
    })
    yield* docs
    if (!hasNextPage) return
  }
}

/** Of something a person made, also where it was deleted since. */
function isMade({ place }: Row): boolean {
  return MADE.some(({ collection }) => collection === place)
}

type About = { place: string; document: string }

async function madeBy({ payload, userId }: ScrubTrailOptions): Promise<About[]> {
  const made = MADE.map(async ({ collection, field }) => {
    const ids = await findIds({ payload, collection, where: { [field]: { equals: userId } } })
    return ids.map((document) => ({ place: collection, document }))
  })
  return (await Promise.all(made)).flat()
}

async function dropRows({ payload, about }: { payload: Payload; about: About[] }): Promise<void> {
  const places = new Set(about.map(({ place }) => place))
  for (const place of places) {
    const documents = about.filter((one) => one.place === place).map(({ document }) => document)
    for (let from = 0; from < documents.length; from += ROWS) {
      const where: Where = {
        and: [{ place: { equals: place } }, { document: { in: documents.slice(from, from + ROWS) } }],
      }
      await deleteRows({ payload, collection: 'audit-events', where })
    }
  }
}
