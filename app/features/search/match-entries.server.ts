import type { Payload } from 'payload'
import { TITLE_MARK } from '../../../collections/search/entry'
import type { SearchKind } from '../../../collections/search/search-entries'
import { driverOf, type Mongo, type Sqlite } from '~/database/driver.server'

/** Which of the words have to stand in the title, and which in any text of the entry. */
export type Net = { inTitle?: 'every' | 'some'; inText?: 'every' | 'some' }
export type MatchEntriesOptions = {
  payload: Payload
  /** letters and digits alone, as `questionWords` gives them */
  words: string[]
  net: Net
  /** the words themselves, or also those that begin so */
  whole: boolean
  kind?: SearchKind | undefined
  most: number
}

type Part = { words: string[]; join: 'every' | 'some' }
type Limits = Pick<MatchEntriesOptions, 'whole' | 'kind' | 'most'> & { parts: Part[] }

/**
 * The ids of entries that a net catches, by the database's index over their words: a full-text table on SQLite, an
 * index over lists on MongoDB. Payload's own "contains" would go through all of them.
 */
export async function matchEntries({ payload, words, net, ...rest }: MatchEntriesOptions): Promise<string[]> {
  const parts = [
    ...(net.inTitle ? [{ words: words.map((word) => TITLE_MARK + word), join: net.inTitle }] : []),
    ...(net.inText ? [{ words, join: net.inText }] : []),
  ]
  const { sqlite, mongo } = driverOf(payload)
  return mongo ? matchOnMongo({ mongo, ...rest, parts }) : matchOnSqlite({ sqlite, ...rest, parts })
}

/** The newest first. */
async function matchOnSqlite(options: Limits & { sqlite: Sqlite }): Promise<string[]> {
  const { sqlite, parts, whole, kind, most } = options
  const match = parts.map(({ words, join }) => {
    const asked = words.map((word) => `"${word}"${whole ? '' : '*'}`)
    return `(${asked.join(join === 'every' ? ' AND ' : ' OR ')})`
  })
  const { rows } = await sqlite.execute({
    sql: `SELECT entry.id FROM search_words JOIN search_entries entry ON entry.rowid = search_words.rowid
      WHERE search_words MATCH ? ${kind ? 'AND entry.kind = ?' : ''} ORDER BY search_words.rowid DESC LIMIT ?`,
    args: [match.join(' AND '), ...(kind ? [kind] : []), most],
  })
  return rows.map(({ id }) => String(id))
}

async function matchOnMongo(options: Limits & { mongo: Mongo }): Promise<string[]> {
  const { mongo, parts, whole, kind, most } = options
  const asked = parts.map(({ words, join }) => ({
    [join === 'every' ? '$and' : '$or']: words.map((word) => ({
      words: whole ? word : new RegExp(`^${word}`),
    })),
  }))
  const query = { $and: [...asked, ...(kind ? [{ kind }] : [])] }
  const found = await mongo.model('search-entries').find(query, { _id: 1 }).limit(most).lean()
  return found.map(({ _id }) => String(_id))
}
