import type { Payload } from 'payload'
import { TITLE_MARK } from '../../../collections/search/entry'
import type { SearchKind } from '../../../collections/search/search-entries'

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
type Limits = Pick<MatchEntriesOptions, 'payload' | 'whole' | 'kind' | 'most'> & { parts: Part[] }
type Rows = Promise<{ rows: { id: string }[] }>
type Sqlite = { client: { execute: (statement: { sql: string; args: (string | number)[] }) => Rows } }
type Found = { limit: (most: number) => { lean: () => Promise<{ _id: unknown }[]> } }
type Mongo = { collections: { 'search-entries': { find: (query: object, fields: object) => Found } } }

/**
 * The ids of entries that a net catches, by the database's index over their words: a full-text table on SQLite, an
 * index over lists on MongoDB. Payload's own "contains" would go through all of them.
 */
export async function matchEntries(options: MatchEntriesOptions): Promise<string[]> {
  const { words, net, ...rest } = options
  const parts = [
    ...(net.inTitle ? [{ words: words.map((word) => TITLE_MARK + word), join: net.inTitle }] : []),
    ...(net.inText ? [{ words, join: net.inText }] : []),
  ]
  const match = options.payload.db.name === 'mongoose' ? matchOnMongo : matchOnSqlite
  return match({ ...rest, parts })
}

/** The newest first. */
async function matchOnSqlite({ payload, parts, whole, kind, most }: Limits): Promise<string[]> {
  const match = parts.map(({ words, join }) => {
    const asked = words.map((word) => `"${word}"${whole ? '' : '*'}`)
    return `(${asked.join(join === 'every' ? ' AND ' : ' OR ')})`
  })
  // an edge: Payload's adapter type does not name the driver it holds
  const { client } = payload.db as unknown as Sqlite
  const { rows } = await client.execute({
    sql: `SELECT entry.id FROM search_words JOIN search_entries entry ON entry.rowid = search_words.rowid
      WHERE search_words MATCH ? ${kind ? 'AND entry.kind = ?' : ''} ORDER BY search_words.rowid DESC LIMIT ?`,
    args: [match.join(' AND '), ...(kind ? [kind] : []), most],
  })
  return rows.map(({ id }) => id)
}

async function matchOnMongo({ payload, parts, whole, kind, most }: Limits): Promise<string[]> {
  const asked = parts.map(({ words, join }) => ({
    [join === 'every' ? '$and' : '$or']: words.map((word) => ({
      words: whole ? word : new RegExp(`^${word}`),
    })),
  }))
  const query = { $and: [...asked, ...(kind ? [{ kind }] : [])] }
  // an edge: Payload's adapter type does not name the models it holds
  const { collections } = payload.db as unknown as Mongo
  const found = await collections['search-entries'].find(query, { _id: 1 }).limit(most).lean()
  return found.map(({ _id }) => String(_id))
}
