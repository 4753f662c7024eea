import type { InArgs } from '@libsql/client'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findGuide } from '../../../app/features/guides/find-guide.server'
import { findNeighbours } from '../../../app/features/guides/find-neighbours.server'
import { listGuides } from '../../../app/features/guides/list-guides.server'
import { makeGuide } from '../../factories/guide'
import { explainSqlite } from '../../setup/explain-sqlite'
import { openServices, type TestServices } from '../../setup/services'

const GUIDES = 30
let base: TestServices
beforeAll(async () => {
  base = await openServices()
  for (let number = 1; number <= GUIDES; number += 1)
    await makeGuide({ payload: base.services.payload, slug: `guide-${number}` })
})
afterAll(() => base.close())

it.each([
  ['a language', { language: 'en' as const }],
  ['all languages', {}],
  ['a tag', { language: 'en' as const, tags: ['writing' as const] }],
  ['a tag in all languages', { tags: ['writing' as const] }],
])('takes a page of %s out of an index that has its order', async (_, filter) => {
  const { payload } = base.services
  const plans = await plansOf({
    payload,
    run: () => listGuides({ payload, pageNum: 2, pageSize: 5, ...filter, counted: false }),
  })
  expect(plans).toHaveLength(1)
  expect(plans).toEqual(plans.map(() => 'by index, in order'))
})

it('takes what stands beside a guide out of it, too', async () => {
  const { payload } = base.services
  const guide = await findGuide({ payload, key: 'guide-9' })
  if (!guide) throw new Error('no guide')
  const plans = await plansOf({ payload, run: () => findNeighbours({ payload, guide }) })
  expect(plans).toHaveLength(3)
  expect(plans).toEqual(plans.map(() => 'by index, in order'))
})

type Options = { payload: Payload; run: () => Promise<unknown> }
type Profiled = { planSummary: string; docsExamined: number; hasSortStage?: boolean }
type Mongo = {
  command: (command: object) => Promise<unknown>
  collection: (name: string) => { find: (query: object) => { toArray: () => Promise<Profiled[]> } }
}
type Statement = { sql: string; args: InArgs }
type Sqlite = { execute: (statement: Statement) => Promise<unknown> }

/** How the database read the places while something ran. */
async function plansOf(options: Options): Promise<string[]> {
  // an edge: Payload's adapter type does not name the driver it holds
  const held = options.payload.db as unknown as { connection?: { db: Mongo }; client: Sqlite }
  return held.connection
    ? mongoPlans({ ...options, db: held.connection.db })
    : sqlitePlans({ ...options, client: held.client })
}

async function mongoPlans({ run, db }: Options & { db: Mongo }): Promise<string[]> {
  const since = new Date()
  await db.command({ profile: 2 })
  await run()
  await db.command({ profile: 0 })
  const query = { ns: /guide-places$/, op: 'query', ts: { $gte: since } }
  const found = await db.collection('system.profile').find(query).toArray()
  return found.map(({ planSummary, docsExamined, hasSortStage }) =>
    planSummary.startsWith('IXSCAN') && !hasSortStage && docsExamined < GUIDES
      ? 'by index, in order'
      : `${planSummary}, ${docsExamined} read, ${hasSortStage ? 'sorted' : ''}`,
  )
}

async function sqlitePlans({ run, client }: Options & { client: Sqlite }): Promise<string[]> {
  const asked: Statement[] = []
  const execute = client.execute.bind(client)
  client.execute = (statement) => {
    asked.push(statement)
    return execute(statement)
  }
  await run().finally(() => (client.execute = execute))
  const places = asked.filter(({ sql }) => sql.includes('from "guide_places"'))
  const plans = await explainSqlite({ dataDir: base.services.env.DATA_DIR, statements: places })
  return plans.map((plan) =>
    /^SEARCH guide_places USING INDEX \S+ \(list=\?[^;]*$/.test(plan) ? 'by index, in order' : plan,
  )
}
