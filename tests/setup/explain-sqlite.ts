import { createClient, type InStatement } from '@libsql/client'
import path from 'node:path'

/** How SQLite would read. On a connection of its own: an EXPLAIN stays open on it, and all later reads as old as that. */
export async function explainSqlite(options: {
  dataDir: string
  statements: InStatement[]
}): Promise<string[]> {
  const client = createClient({ url: `file:${path.join(options.dataDir, 'jianli.db')}` })
  const plans: string[] = []
  for (const statement of options.statements) {
    const { sql, args = [] } = typeof statement === 'string' ? { sql: statement } : statement
    const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args })
    plans.push(rows.map(({ detail }) => String(detail)).join('; '))
  }
  client.close()
  return plans
}
