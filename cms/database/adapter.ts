import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Config } from 'payload'
import type { Env } from '../../env.server'
import { migrations } from '../migrations'
import { honestTransactions } from './honest-transactions'
import { indexSearchWords } from './index-search-words'
import { indexTexts } from './index-texts'
import { packedVersions } from './packed-versions'
import { renameLanguageKeys } from './rename-language-keys'
import { createSerializedClient } from './serialized-sqlite-client'

type Adapter = Config['db']

/** MongoDB when `DATABASE_URI` says so, else one SQLite file under `DATA_DIR`. */
export function databaseAdapter(env: Env): Adapter {
  if (env.DATABASE_URI?.startsWith('mongodb'))
    return packing(
      mongooseAdapter({
        url: env.DATABASE_URI,
        ensureIndexes: true,
        async afterOpenConnection(adapter) {
          await renameLanguageKeys(adapter)
          await indexSearchWords(adapter)
        },
        // A lost database is said within the time that a caller waits, one that hangs too: the driver's own limits are
        // 30 s for a server to be found, and as much again until one that says nothing counts as lost.
        connectOptions: {
          serverSelectionTimeoutMS: 5000,
          heartbeatFrequencyMS: 2000,
          connectTimeoutMS: 3000,
        },
      }),
    )
  const file = env.DATABASE_URI?.replace(/^file:/, '') ?? path.resolve(env.DATA_DIR, 'jianli.db')
  return packing(serializedSqlite(file))
}

function packing(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init(args) {
      const database = adapter.init(args)
      return Object.assign(database, packedVersions(database))
    },
  }
}

function serializedSqlite(file: string): Adapter {
  const url = `file:${file}`
  const adapter = sqliteAdapter({
    client: { url },
    idType: 'uuid',
    push: false,
    migrationDir: path.resolve('cms/migrations'),
    prodMigrations: migrations,
    afterSchemaInit: [indexTexts],
    transactionOptions: { behavior: 'immediate' },
  })
  return {
    ...adapter,
    init(args) {
      mkdirSync(path.dirname(file), { recursive: true })
      const database = adapter.init(args)
      // `connect` keeps a client that is already there.
      Object.defineProperty(database, 'client', {
        value: createSerializedClient({ url, path: file }),
        writable: true,
      })
      return Object.assign(database, honestTransactions(database))
    },
  }
}
