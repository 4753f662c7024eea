import type { InArgs } from '@libsql/client'
import { explainSqlite } from './explain-sqlite'
import type { TestServices } from './services'

type Profiled = { planSummary: string; docsExamined: number; hasSortStage?: boolean }
type Mongo = {
  command: (command: object) => Promise<unknown>
  collection: (name: string) => { find: (query: object) => { toArray: () => Promise<Profiled[]> } }
}
type Statement = { sql: string; args: InArgs }
type Sqlite = {
  executeMultiple: (sql: string) => Promise<void>
  execute: (statement: Statement) => Promise<unknown>
}

/** What Payload's adapter holds of the database that the tests are on. */
export function driversOf({ services }: TestServices) {
  // an edge: Payload's adapter type does not name the driver it holds
  const held = services.payload.db as unknown as { connection?: { db: Mongo }; client?: Sqlite }
  return { mongo: held.connection?.db, sqlite: held.client }
}

type Asked = {
  base: TestServices
  run: () => Promise<unknown>
  /** Of the statements that count, and how a good one is explained. */
  sqlite: { part: string; isGood: (plan: string) => boolean }
  /** Of the operations that count, and what a good one looks at. */
  mongo: { query: object; isGood: (profiled: Profiled) => boolean }
}

/** How the database read while something ran: `by index` for each reading that was good, else what it did. */
export async function readingsOf({ base, run, ...rules }: Asked): Promise<string[]> {
  const { mongo, sqlite } = driversOf(base)
  if (mongo) {
    const ts = { $gte: new Date() }
    await mongo.command({ profile: 2 })
    await run()
    await mongo.command({ profile: 0 })
    const found = await mongo
      .collection('system.profile')
      .find({ ...rules.mongo.query, ts })
      .toArray()
    return found.map((one) => (rules.mongo.isGood(one) ? 'by index' : JSON.stringify(one)))
  }
  if (!sqlite) return []
  const asked: Statement[] = []
  const execute = sqlite.execute.bind(sqlite)
  sqlite.execute = (statement) => {
    asked.push(statement)
    return execute(statement)
  }
  await run().finally(() => (sqlite.execute = execute))
  const statements = asked.filter(({ sql }) => sql.includes(rules.sqlite.part))
  const plans = await explainSqlite({ dataDir: base.services.env.DATA_DIR, statements })
  return plans.map((plan) => (rules.sqlite.isGood(plan) ? 'by index' : plan))
}
