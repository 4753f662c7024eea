import { driverOf } from '../../app/database/driver.server'
import type { Services } from '../../app/features/services'

type Options = { payload: Services['payload']; from: number; to: number }

const TABLES = ['guides', 'guides_tags', 'guide_places', 'search_entries'] as const

/**
 * Copies the oldest guide, its tags and its entry in the search within the database, below all hooks: number by number,
 * a minute apart, so that each has an address, a date and a place of its own.
 */
export async function fillGuides({ payload, from, to }: Options): Promise<void> {
  const { sqlite } = driverOf(payload)
  if (!sqlite) throw new Error('only SQLite is filled here')
  const id = `(SELECT id FROM guides WHERE slug = 'bench-guide')`
  const own: Record<(typeof TABLES)[number], { where: string; values: Record<string, string> }> = {
    guides: {
      where: `slug = 'bench-guide'`,
      values: {
        id: "'bench-' || i",
        slug: "'bench-guide-' || i",
        published_at: "strftime('%Y-%m-%dT%H:%M:%fZ', published_at, '-' || i || ' minutes')",
      },
    },
    guides_tags: {
      where: `parent_id = ${id}`,
      values: { id: "'bench-' || i || '-' || o.id", parent_id: "'bench-' || i" },
    },
    guide_places: {
      where: `guide = ${id}`,
      values: {
        id: "'bench-' || i || '-' || o.id",
        guide: "'bench-' || i",
        place:
          "strftime('%Y-%m-%dT%H:%M:%fZ', substr(place, 1, 24), '-' || i || ' minutes') || substr(place, 25) || i",
      },
    },
    search_entries: {
      where: `url = '/guide/bench-guide'`,
      values: { id: "'bench-' || i", ref: 'ref || i', url: "url || '-' || i" },
    },
  }
  for (const table of TABLES) {
    const { rows } = await sqlite.execute(`SELECT name FROM pragma_table_info('${table}')`)
    const names = rows.map(({ name }) => `"${String(name)}"`)
    const values = names.map((name) => own[table].values[name.slice(1, -1)] ?? `o.${name}`)
    const numbers =
      'WITH RECURSIVE n(i) AS (SELECT CAST(? AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ?)'
    const sql = `${numbers} INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM n CROSS JOIN ${table} o WHERE o.${own[table].where}`
    await sqlite.execute({ sql, args: [from, to] })
  }
}
