import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MongoMemoryReplSet } from 'mongodb-memory-server-core'
import { findMongod } from './find-mongod'

/** The packaged mongod's; named so that nobody expects another. */
const VERSION = '6.0.5'
const SHARED_MEMORY = '/dev/shm'
/** More than a run of the tests needs: its journal takes 200 MB, the databases little. */
const ROOM = 2 * 1024 ** 3

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
  const dbPath = newFolder()
  const set = await MongoMemoryReplSet.create({
    replSet: { count: 1, storageEngine: 'wiredTiger' },
    instanceOpts: [{ dbPath }],
    binary: { systemBinary: found.file, version: VERSION, checkMD5: false },
  })
  return {
    uri: set.getUri(),
    stop: async () => {
      await set.stop()
      rmSync(dbPath, { recursive: true, force: true })
    },
  }
}

/**
 * A folder in memory where there is room: each test file makes a database with all its indexes, and a disk would be
 * waited for at every one. It goes with this process at the latest.
 */
function newFolder(): string {
  const folder = mkdtempSync(path.join(hasRoom() ? SHARED_MEMORY : tmpdir(), 'jianli-mongo-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    return bavail * bsize > ROOM
  } catch {
    return false
  }
}
