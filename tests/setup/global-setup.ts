import { startMongo } from './start-mongo'

/** Chooses the database of an integration run: `TEST_DATABASE=mongodb`, or SQLite. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== 'mongodb') {
    delete process.env.TEST_MONGODB_URI
    return undefined
  }
  const mongo = await startMongo((text) => process.stdout.write(`${text}\n`))
  if (!mongo) throw new Error('MONGODB WAS NOT TESTED: there is no mongod')
  process.env.TEST_MONGODB_URI = mongo.uri
  return mongo.stop
}
