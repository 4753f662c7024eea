import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { CollectionSlug, Payload } from 'payload'

export type Sqlite = SQLiteAdapter['client']
export type Mongo = {
  connection: MongooseAdapter['connection']
  /** of the transactions that are open, by their id */
  sessions: MongooseAdapter['sessions']
  model: (slug: CollectionSlug) => MongooseAdapter['collections'][string]
}
export type Driver = { sqlite: Sqlite; mongo: undefined } | { sqlite: undefined; mongo: Mongo }

/** What Payload's adapter stands on, for what only the database's own language can say. */
export function driverOf({ db }: Payload): Driver {
  // an edge: Payload's type of an adapter doesn't name the driver it holds
  if (db.name !== 'mongoose') return { sqlite: (db as unknown as SQLiteAdapter).client, mongo: undefined }
  const { connection, sessions, collections } = db as unknown as MongooseAdapter
  const model = (slug: CollectionSlug) => {
    const found = collections[slug]
    if (!found) throw new Error(`MongoDB has no model of ${slug}`)
    return found
  }
  return { sqlite: undefined, mongo: { connection, sessions, model } }
}
