import type { InArgs } from '@libsql/client'
import type { Payload } from 'payload'
import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible'
import { driverOf, type Mongo, type Sqlite } from './driver.server'
import type { LimitRule } from './limiter.server'

const TABLE = 'rate_limits'

export type LimitStores = {
  storeOf: (rule: LimitRule) => RateLimiterStoreAbstract
  /** of this process alone, for as long as the other can't be written */
  spareOf: (rule: LimitRule) => RateLimiterMemory
}

type Callback = (this: { changes: number }, error: unknown, row?: unknown) => void

/**
 * One counter for each rule, all in one table or collection, which is made here: the counts are worth nothing
 * tomorrow, so no migration carries them.
 */
export async function createLimitStores({ payload }: { payload: Payload }): Promise<LimitStores> {
  const { sqlite: client, mongo } = driverOf(payload)
  const stores = new Map<string, RateLimiterStoreAbstract>()
  const spareOf = kept({
    stores: new Map<string, RateLimiterMemory>(),
    make: ({ name, points, seconds }) =>
      new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  })
  if (client) {
    await client.execute(
      `CREATE TABLE IF NOT EXISTS ${TABLE} (key TEXT PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire INTEGER)`,
    )
    const make = (rule: LimitRule) => sqliteStore({ client, rule, purge: stores.size === 0 })
    return { storeOf: kept({ stores, make }), spareOf }
  }
  const { connection } = mongo
  const indexed = mongoStore({ connection, rule: { name: 'index', points: 1, seconds: 1 } })
  await indexed.createIndexes()
  const make = (rule: LimitRule) => mongoStore({ connection, rule })
  return { storeOf: kept({ stores, make }), spareOf }
}

function kept<Store>(options: {
  stores: Map<string, Store>
  make: (rule: LimitRule) => Store
}): (rule: LimitRule) => Store {
  return (rule) => {
    const id = `${rule.name} ${rule.points}/${rule.seconds}`
    const store = options.stores.get(id) ?? options.make(rule)
    options.stores.set(id, store)
    return store
  }
}

type Options = { connection: Mongo['connection']; rule: LimitRule }

function mongoStore({ connection, rule }: Options): RateLimiterMongo {
  return new RateLimiterMongo({
    storeClient: connection.getClient(),
    dbName: connection.name,
    tableName: TABLE,
    disableIndexesCreation: true,
    keyPrefix: rule.name,
    points: rule.points,
    duration: rule.seconds,
  })
}

function sqliteStore(options: { client: Sqlite; rule: LimitRule; purge: boolean }): RateLimiterSQLite {
  const { client, rule, purge } = options
  return new RateLimiterSQLite({
    storeClient: callbackClient(client),
    storeType: 'sqlite3',
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: purge,
    keyPrefix: rule.name,
    points: rule.points,
    duration: rule.seconds,
  })
}

/**
 * Payload's libsql client with the callbacks that the library expects of a SQLite driver. Its savepoints are left out:
 * each count is one statement, and the client is shared.
 */
function callbackClient(client: Sqlite) {
  const run = (sql: string, ...rest: [InArgs, Callback] | [Callback]) => {
    const [args, callback] = rest.length === 2 ? rest : [[], rest[0]]
    if (/savepoint/i.test(sql)) return callback.call({ changes: 0 }, null)
    client.execute({ sql, args }).then(
      ({ rows, rowsAffected }) => callback.call({ changes: rowsAffected }, null, rows[0]),
      (error: unknown) => callback.call({ changes: 0 }, error),
    )
  }
  return { run, get: run, serialize: (work: () => void) => work() }
}
