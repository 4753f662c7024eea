import type { InArgs } from '@libsql/client'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchSite } from '../../../app/features/search/search-site.server'
import type { SearchEntry } from '../../../collections/search/entry'
import { replaceEntries } from '../../../collections/search/index-document'
import { explainSqlite } from '../../setup/explain-sqlite'
import { openServices, type TestServices } from '../../setup/services'

const MANY = 250
const source = 'guides:many'
const named = ['Walrus', 'A walrus and a 海豹', 'Walruses']
const entries = [
  ...named.map((title) => entry({ title, body: 'Ice' })),
  ...Array.from({ length: MANY }, (_, i) =>
    entry({ title: `Ice ${i}`, body: 'A walrus, 海象和海豹, 𠮷 résumé' }),
  ),
]
let base: TestServices
beforeAll(async () => {
  base = await openServices()
  await replaceEntries({ payload: base.services.payload, source, entries })
})
afterAll(() => base.close())

function entry({ title, body }: { title: string; body: string }): SearchEntry {
  const url = `/guide/${encodeURIComponent(title)}`
  return { kind: 'guide', language: 'en', url, title, body, changedAt: '2026-01-01T00:00:00.000Z' }
}

async function titlesOf(question: string): Promise<string[]> {
  const { results } = await searchSite({ payload: base.services.payload, question, language: 'en', most: 3 })
  return results.map(({ title }) => title.map(({ text }) => text).join(''))
}

it('puts titles and whole words first, however many newer texts have the words', async () => {
  expect(await titlesOf('walrus')).toEqual(['A walrus and a 海豹', 'Walrus', 'Walruses'])
  expect(await titlesOf('walr')).toHaveLength(3)
  expect((await titlesOf('海豹 walrus'))[0]).toBe('A walrus and a 海豹')
  expect((await titlesOf('海豹 walruses nowhere')).slice(0, 2).sort()).toEqual([
    'A walrus and a 海豹',
    'Walruses',
  ])
})

it.each(['海', '海象', '象和', '𠮷', 'resume', 'résu', 'WALRUS 海象'])('finds “%s”', async (question) => {
  expect(await titlesOf(question)).toHaveLength(3)
})

it('knows its rows after the file was packed', async () => {
  const { sqlite } = driversOf(base.services.payload)
  await sqlite?.executeMultiple('VACUUM')
  await sqlite?.execute({ sql: `INSERT INTO search_words(search_words) VALUES('integrity-check')`, args: [] })
  expect(await titlesOf('walrus')).toEqual(['A walrus and a 海豹', 'Walrus', 'Walruses'])
})

it('forgets the words of entries that go', async () => {
  const { payload } = base.services
  await replaceEntries({ payload, source, entries: [entry({ title: 'Otter', body: 'Ice' })] })
  expect(await titlesOf('walrus')).toEqual([])
  expect(await titlesOf('ice')).toEqual(['Otter'])
  await replaceEntries({ payload, source, entries })
  expect(await titlesOf('otter')).toEqual([])
})

// Last: SQLite leaves a statement that explains open, and the connection at what it saw.
it.each(['walrus', 'walr', '海', 'ice 海象', 'ice nowhere'])('asks an index for “%s”', async (question) => {
  const { payload } = base.services
  const plans = await plansOf({ payload, run: () => titlesOf(question) })
  expect(plans.length).toBeGreaterThan(0)
  expect(plans).toEqual(plans.map(() => 'by index'))
})

type Options = { payload: Payload; run: () => Promise<unknown> }
type Profiled = { planSummary: string; docsExamined: number }
type Mongo = {
  command: (command: object) => Promise<unknown>
  collection: (name: string) => { find: (query: object) => { toArray: () => Promise<Profiled[]> } }
}
type Statement = { sql: string; args: InArgs }
type Sqlite = {
  executeMultiple: (sql: string) => Promise<void>
  execute: (statement: Statement) => Promise<unknown>
}

/** How the database read the entries while something ran. */
async function plansOf({ payload, run }: Options): Promise<string[]> {
  const { sqlite, mongo } = driversOf(payload)
  if (mongo) return mongoPlans({ run, mongo })
  return sqlite ? sqlitePlans({ run, sqlite }) : []
}

function driversOf(payload: Payload) {
  // an edge: Payload's adapter type does not name the driver it holds
  const { connection, client } = payload.db as unknown as { connection?: { db: Mongo }; client?: Sqlite }
  return { mongo: connection?.db, sqlite: client }
}

async function mongoPlans({ run, mongo }: { run: Options['run']; mongo: Mongo }): Promise<string[]> {
  const since = new Date()
  await mongo.command({ profile: 2 })
  await run()
  await mongo.command({ profile: 0 })
  const query = { ns: /search-entries$/, op: { $in: ['query', 'command'] }, ts: { $gte: since } }
  const found = await mongo.collection('system.profile').find(query).toArray()
  return found.map(({ planSummary, docsExamined }) =>
    /^(IXSCAN|EOF)/.test(planSummary) && docsExamined <= MANY
      ? 'by index'
      : `${planSummary}, ${docsExamined} read`,
  )
}

async function sqlitePlans({ run, sqlite }: { run: Options['run']; sqlite: Sqlite }): Promise<string[]> {
  const asked: Statement[] = []
  const execute = sqlite.execute.bind(sqlite)
  sqlite.execute = (statement) => {
    asked.push(statement)
    return execute(statement)
  }
  await run().finally(() => (sqlite.execute = execute))
  const plans = await explainSqlite({ dataDir: base.services.env.DATA_DIR, statements: asked })
  return plans.map((plan) => (/SCAN (?!search_words VIRTUAL TABLE INDEX)/.test(plan) ? plan : 'by index'))
}
