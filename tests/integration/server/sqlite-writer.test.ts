import { createClient } from '@libsql/client'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSerializedClient } from '../../../cms/database/serialized-sqlite-client'

const folder = mkdtempSync(path.join(tmpdir(), 'jianli-writer-'))
const file = path.join(folder, 'test.db')
const client = createSerializedClient({ url: `file:${file}`, path: file, waitMs: 300 })

beforeAll(async () => {
  await client.execute('PRAGMA journal_mode = WAL')
  await client.execute('CREATE TABLE rows (name TEXT UNIQUE)')
})
afterAll(() => {
  client.close()
  rmSync(folder, { recursive: true })
})

const insert = async (name: string) => {
  const transaction = await client.transaction('write')
  try {
    await transaction.execute({ sql: 'INSERT INTO rows VALUES (?)', args: [name] })
    await transaction.commit()
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}
const count = async (like: string) => {
  const { rows } = await client.execute({
    sql: 'SELECT count(*) AS n FROM rows WHERE name LIKE ?',
    args: [like],
  })
  return rows[0]?.n
}

describe('the one writer on SQLite', () => {
  it('lets 200 parallel transactions pass', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, number) => insert(`many-${number}`)))
    expect(await count('many-%')).toBe(200)
  })

  it('has one winner when twenty want one name, and goes on after the losers', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => insert('one')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await insert('after')
    expect(await count('after')).toBe(1)
  })

  it('reads beside an open transaction, without what is not committed', async () => {
    const transaction = await client.transaction('write')
    await transaction.execute("INSERT INTO rows VALUES ('open')")
    expect(await count('open')).toBe(0)
    await transaction.rollback()
    expect(await count('open')).toBe(0)
  })

  it('keeps the reason of a commit that failed, where SQLite has rolled back by itself', async () => {
    const transaction = await client.transaction('write')
    await transaction.execute("INSERT INTO rows VALUES ('rolled back')")
    // what it does on a disk without room
    await transaction.execute('ROLLBACK')
    await transaction.rollback()
    await insert('next')
    expect([await count('rolled back'), await count('next')]).toEqual([0, 1])
  })
  it('reads what is new after it met the write of another process', async () => {
    const other = createClient({ url: `file:${file}` })
    const theirs = await other.transaction('write')
    await expect(client.execute("INSERT INTO rows VALUES ('met')")).rejects.toThrow('locked')
    await theirs.execute("INSERT INTO rows VALUES ('theirs')")
    await theirs.commit()
    other.close()
    expect(await count('theirs')).toBe(1)
    await client.execute("INSERT INTO rows VALUES ('met')")
    await client.executeMultiple('BEGIN IMMEDIATE; COMMIT')
    expect(await count('met')).toBe(1)
  })
  it('writes after a statement that was not ended, beside the write of another process', async () => {
    const transaction = await client.transaction('write')
    await transaction.execute({
      sql: 'EXPLAIN QUERY PLAN SELECT * FROM rows WHERE name = ? ORDER BY rowid',
      args: ['x'],
    })
    await transaction.commit()
    const other = createClient({ url: `file:${file}` })
    await other.execute("INSERT INTO rows VALUES ('between')")
    other.close()
    await insert('after it')
    expect(await count('after it')).toBe(1)
  })
})
