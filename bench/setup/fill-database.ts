import { driverOf } from '../../app/database/driver.server'
import type { Services } from '../../app/features/services'

type Options = { payload: Services['payload']; id: string; copies: number }

const TABLE = 'resumes'
const UUID =
  "lower(substr(hex(randomblob(18)), 1, 8) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))"

/** Copies a stored resume so many times within the database, each with an id and origin of its own. */
export async function fillDatabase({ payload, id, copies }: Options): Promise<void> {
  const { sqlite } = driverOf(payload)
  if (!sqlite) throw new Error('only SQLite is filled here')
  const columns = await sqlite.execute(`SELECT name FROM pragma_table_info('${TABLE}')`)
  const names = columns.rows.map(({ name }) => String(name))
  const values = names.map((name) =>
    name === 'id' || name === 'origin_key' ? UUID : name === 'access_code' ? 'NULL' : name,
  )
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)`
  const sql = `${numbers} INSERT INTO ${TABLE} (${names.join(', ')}) SELECT ${values.join(', ')} FROM n CROSS JOIN ${TABLE} WHERE id = ?`
  await sqlite.execute({ sql, args: [copies, id] })
}
