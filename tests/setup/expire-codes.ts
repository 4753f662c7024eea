import { createClient } from '@libsql/client'
import path from 'node:path'

/** Lets the time of every mailed code of a running server on SQLite run out. */
export async function expireCodes({ dataDir }: { dataDir: string }): Promise<void> {
  const client = createClient({ url: `file:${path.join(dataDir, 'jianli.db')}` })
  await client.execute('PRAGMA busy_timeout = 5000')
  await client.execute({
    sql: 'UPDATE one_time_codes SET expires_at = ?',
    args: [new Date(Date.now() - 1000).toISOString()],
  })
  client.close()
}
