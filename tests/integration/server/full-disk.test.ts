import type { Client } from '@libsql/client'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../app/database/in-transaction.server'
import { chineseResume } from '../../factories/chinese-resume'
import { openApi } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

type Query = ReturnType<typeof sql>
type Tx = { run: (query: Query) => Promise<unknown>; get: (query: Query) => Promise<Record<string, unknown>> }
type Database = { client: Client; sessions: Record<string, { db: Tx }> }

const api = throughout(openApi)
const me = somebody(api)
afterEach(async () => {
  await onWriter((tx) => tx.run(sql`DROP TRIGGER IF EXISTS no_room`))
  await onWriter((tx) => tx.run(sql`PRAGMA max_page_count = 4294967294`))
})

/** On the connection that writes, in a transaction of its own. */
async function onWriter<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const { db } = api.services.payload
  const id = String(await db.beginTransaction())
  const result = await work(transactionOf(id))
  await db.commitTransaction(id)
  return result
}

// an edge: Payload's adapter type does not name what it holds
const database = () => api.services.payload.db as unknown as Database

function transactionOf(id: string): Tx {
  const session = database().sessions[id]
  if (!session) throw new Error(`no transaction ${id}`)
  return session.db
}

/** The file grows by so many pages of 4 KB and no more, as on a disk that is nearly full. */
async function leaveRoom(pages: number): Promise<void> {
  // first without the pages that stand empty
  await database().client.executeMultiple('VACUUM')
  const { page_count } = await onWriter((tx) => tx.get(sql`PRAGMA page_count`))
  await onWriter((tx) => tx.run(sql.raw(`PRAGMA max_page_count = ${Number(page_count) + pages}`)))
}

const save = (id: string, line: string) => {
  const content = { ...chineseResume(), title: line }
  return api.post('/resume/update', { token: me.token, body: { id, content } })
}
const stored = async (id: string) =>
  (await api.post(`/resume/info/${id}`, { token: me.token })).body.data as { revision: number }

describe('a disk without room', () => {
  it('is told of every save that it did not take, and takes them when there is room again', async () => {
    const id = await api.makeResume(me.token)
    // less than the newest versions take, which are kept whatever comes
    await leaveRoom(12)
    let answer = await save(id, 'first')
    let kept = 0
    for (let number = 1; answer.status === 200 && number < 300; number += 1) {
      kept = (answer.body.data as { revision: number }).revision
      answer = await save(id, `title ${number}`)
    }
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([507, '30'])
    expect(answer.body.message).toBe('The server is out of space, so nothing was saved. Try again later')
    expect(kept).toBeGreaterThan(1)
    expect((await stored(id)).revision).toBe(kept)
    // no id of what isn't there
    for (let number = 0; answer.status !== 507 || number === 0; number += 1)
      answer = await api.post('/resume/create', { token: me.token, body: { content: chineseResume() } })

    await onWriter((tx) => tx.run(sql`PRAGMA max_page_count = 4294967294`))
    expect((await save(id, 'after')).body.data).toMatchObject({ revision: kept + 1 })
  })

  it('counts guesses and uses on in memory', async () => {
    const id = await api.makeResume(me.token)
    const code = '73920518'
    const made = await api.post(`/resume/links/create/${id}`, { token: me.token, body: { code } })
    const link = made.body.data as { id: string }
    const guess = (code: string) => api.post('/resume/preview', { body: { id: link.id, code } })
    for (const wrong of ['10000001', '10000002']) expect((await guess(wrong)).status).toBe(403)
    // the row of a count takes no page of its own, so the disk's word is put in its mouth
    const fault = "BEFORE INSERT ON rate_limits BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
    await onWriter((tx) => tx.run(sql.raw(`CREATE TRIGGER no_room ${fault}`)))
    const statuses: number[] = []
    for (let tries = 0; tries < 9; tries += 1) statuses.push((await guess('10000003')).status)
    expect([...statuses, (await guess(code)).status]).toEqual([...Array<number>(8).fill(403), 429, 429])
    const body = { email: 'nobody@example.com', password: 'no such one' }
    expect((await api.post('/auth/email-pwd', { body })).status).toBe(401)
  })

  it('shuts no reader out of a link without a limit, and keeps to the limit of another', async () => {
    const id = await api.makeResume(me.token)
    const openings = [{}, { viewLimit: 5 }].map(async (limit, index) => {
      const body = { code: `4821903${index}`, ...limit }
      const made = await api.post(`/resume/links/create/${id}`, { token: me.token, body })
      return { id: (made.body.data as { id: string }).id, code: body.code }
    })
    const links = await Promise.all(openings)
    const fault = "BEFORE UPDATE ON share_links BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
    await onWriter((tx) => tx.run(sql.raw(`CREATE TRIGGER no_room ${fault}`)))
    const answers = await Promise.all(links.map((body) => api.post('/resume/preview', { body })))
    expect(answers.map(({ status }) => status)).toEqual([200, 507])
  })

  it('is told where the database takes each change but not the commit', async () => {
    const { payload } = api.services
    const count = async () => (await payload.count({ collection: 'proposals' })).totalDocs
    const before = await count()
    const fails = inTransaction({
      payload,
      run: async (req) => {
        const data = { content: 'Not kept', language: 'en', status: 'open' } as const
        await payload.create({ collection: 'proposals', data, req })
        const db = transactionOf(String(await req.transactionID))
        // A row without what it hangs on: told at the end alone.
        await db.run(sql`PRAGMA defer_foreign_keys = ON`)
        await db.run(sql`INSERT INTO proposals (id, content, user_id) VALUES ('dangling', 'x', 'nobody')`)
      },
    })
    await expect(fails).rejects.toThrow(/FOREIGN KEY/)
    expect(await count()).toBe(before)
    await onWriter((tx) => tx.get(sql`SELECT 1`))
  })

  it('keeps a log beside the file, and puts each commit on the disk', async () => {
    expect(await onWriter((tx) => tx.get(sql`PRAGMA journal_mode`))).toEqual({ journal_mode: 'wal' })
    expect(await onWriter((tx) => tx.get(sql`PRAGMA synchronous`))).toEqual({ synchronous: 2 })
  })
})
