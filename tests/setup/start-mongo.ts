import { MongoMemoryReplSet } from 'mongodb-memory-server-core'
import { findMongod } from './find-mongod'

/** The packaged mongod's; named so that nobody expects another. */
const VERSION = '6.0.5'

export type Mongo = { uri: string; stop: () => Promise<void> }

/**
 * A MongoDB replica set for tests: the one of `TEST_MONGODB_URI`, else one started here.
 * @returns undefined when there is no mongod, after saying so
 */
export async function startMongo(say: (text: string) => void): Promise<Mongo | undefined> {
  const given = process.env.TEST_MONGODB_URI
  if (given) return { uri: given, stop: () => Promise.resolve() }
  const found = await findMongod(say)
  if (!found.ok) {
    say(`NO MONGOD: ${found.tried.join('; ')}`)
    return undefined
  }
  const set = await MongoMemoryReplSet.create({
    replSet: { count: 1, storageEngine: 'wiredTiger' },
    binary: { systemBinary: found.file, version: VERSION, checkMD5: false },
  })
  return {
    uri: set.getUri(),
    stop: async () => {
      await set.stop()
    },
  }
}
