import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { driverOf, type Sqlite } from '../../app/database/driver.server'
import { retryTransient } from '../../app/database/retry-transient.server'
import type { Application } from './boot-application'

/** Takes out what an earlier test file left: rows, files, mails, workers. Tables and indexes stay. */
export async function emptyApplication({ payload, mailbox, dataDir, custom }: Application): Promise<void> {
  const { sqlite, mongo } = driverOf(payload)
  if (sqlite) await emptyTables(sqlite)
  for (const collection of (await mongo?.connection.db?.collections()) ?? [])
    if (!collection.collectionName.startsWith('system.')) await collection.deleteMany({})
  for (const name of await readdir(dataDir))
    if (!name.startsWith('jianli.db')) await rm(path.join(dataDir, name), { recursive: true, force: true })
  payload.config.custom = custom
  mailbox.empty()
}

/** The tables of the search hang on the rows of others, which keep them. */
const KEPT = /^(sqlite_|payload_migrations$|search_words)/

async function emptyTables(client: Sqlite): Promise<void> {
  const { rows } = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
  const names = rows.map(({ name }) => String(name)).filter((name) => !KEPT.test(name))
  const deletes = names.map((name) => `DELETE FROM "${name}";`).join('')
  await client.execute('PRAGMA foreign_keys = OFF')
  // What the last file left at work may be writing yet.
  await retryTransient(() => client.executeMultiple(`BEGIN IMMEDIATE; ${deletes} COMMIT`))
  await client.execute('PRAGMA foreign_keys = ON')
}
