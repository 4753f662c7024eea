/** The setting that puts a server of the tests on this run's database; a name of its own on MongoDB, nothing on SQLite. */
export function siteDatabase(name: string): { DATABASE_URI?: string } {
  const uri = process.env.TEST_MONGODB_URI
  if (!uri) return {}
  return { DATABASE_URI: uri.replace(/\/?(\?|$)/, `/site-${name}-${process.pid}$1`) }
}
