import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startMongo } from './start-mongo'
import { seedSites } from './start-site'

/**
 * Chooses the database of an integration run, `TEST_DATABASE=mongodb` or SQLite, and the folder of its workers' data; makes
 * what the sites begin with, once for each build.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'jianli-tests-'))
  process.env.TEST_FOLDER = folder
  // Most tests need no site, and begin meanwhile.
  const seeding = existsSync('build/start.js') ? seedSites() : undefined
  if (seeding) process.env.TEST_SEEDING = 'true'
  const stopMongo = await chooseDatabase()
  return async () => {
    await stopMongo?.()
    await seeding
    rmSync(folder, { recursive: true, force: true })
  }
}

async function chooseDatabase(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== 'mongodb') {
    delete process.env.TEST_MONGODB_URI
    return undefined
  }
  const mongo = await startMongo((text) => process.stdout.write(`${text}\n`))
  if (!mongo) throw new Error('MONGODB WAS NOT TESTED: there is no mongod')
  process.env.TEST_MONGODB_URI = mongo.uri
  return mongo.stop
}
