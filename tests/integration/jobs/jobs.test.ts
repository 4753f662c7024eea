import { beforeAll, beforeEach, expect, it } from 'vitest'
import { queueChores } from '../../../app/features/jobs/queue-chores.server'
import { runJobs, STALE_MS } from '../../../app/features/jobs/run-jobs.server'
import { TRASH_DAYS } from '../../../app/features/resumes/purge-trash.server'
import { hire } from '../../setup/hire'
import { openApi } from '../../setup/open-api'
import { openRest } from '../../setup/open-rest'
import { signUpAs } from '../../setup/sign-up-as'
import { throughout } from '../../setup/throughout'

const HOUR_MS = 60 * 60 * 1000
const mail = { to: 'mei@example.com', subject: 'About your feedback', text: 'Seasons are coming.' }

const api = throughout(openApi)
beforeAll(() => hire(api))
beforeEach(async () => {
  api.mailbox.broken = false
  api.mailbox.messages.length = 0
  await api.services.payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
})

async function queued() {
  const { docs } = await api.services.payload.find({ collection: 'payload-jobs', sort: 'taskSlug' })
  return docs
}

const queueMail = () => api.services.payload.jobs.queue({ task: 'send-mail', input: mail })

/** Makes a job due, as the passing of time would. */
async function makeDue(id: string, data: Record<string, unknown> = {}) {
  const waitUntil = new Date(Date.now() - 1000).toISOString()
  await api.services.payload.db.updateOne({ collection: 'payload-jobs', id, data: { waitUntil, ...data } })
}

it('is done by one of several instances, and then gone', async () => {
  await queueMail()
  const runs = await Promise.all([1, 2, 3].map(() => runJobs(api.services)))
  expect(runs.sort()).toEqual([0, 0, 1])
  expect(api.mailbox.messages).toHaveLength(1)
  expect(api.mailbox.messages[0]).toContain(mail.text)
  expect(await queued()).toEqual([])
})

it('mails again later when the mail server was away, and gives up in the end', async () => {
  const { id } = await queueMail()
  api.mailbox.broken = true
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    expect(await runJobs(api.services)).toBe(1)
    const [job] = await queued()
    expect(job).toMatchObject({ processing: false, hasError: attempt === 6 })
    expect(await runJobs(api.services), 'not before its time').toBe(0)
    if (attempt < 6) expect(Date.parse(job?.waitUntil ?? '')).toBeGreaterThan(Date.now())
    await makeDue(String(id))
  }
  expect(await runJobs(api.services), 'given up').toBe(0)
  expect(api.mailbox.messages).toEqual([])
})

it('reaches its reader once the mail server is back', async () => {
  const { id } = await queueMail()
  api.mailbox.broken = true
  await runJobs(api.services)
  api.mailbox.broken = false
  await makeDue(String(id))
  expect(await runJobs(api.services)).toBe(1)
  expect(api.mailbox.messages).toHaveLength(1)
  expect(await queued()).toEqual([])
})

it('is taken up again when a killed process left it behind', async () => {
  const { id } = await queueMail()
  const begun = (ago: number) =>
    makeDue(String(id), { processing: true, updatedAt: new Date(Date.now() - ago).toISOString() })
  await begun(0)
  expect(await runJobs(api.services)).toBe(0)
  await begun(STALE_MS + 1000)
  expect(await runJobs(api.services)).toBe(1)
  expect(api.mailbox.messages).toHaveLength(1)
})

it('has every chore of the hour once, however many instances put it there', async () => {
  const { payload } = api.services
  const now = Date.now()
  await Promise.all([1, 2, 3].map(() => queueChores({ payload, now })))
  const due = await queueChores({ payload, now })
  expect((await queued()).map(({ taskSlug }) => taskSlug)).toEqual([
    'end-accounts',
    'purge-orphans',
    'purge-trash',
  ])
  expect(await runJobs(api.services), 'not before the hour').toBe(0)
  await queueChores({ payload, now: due })
  expect(await queued()).toHaveLength(6)
})

it('empties the trash of what has lain there for 30 days', async () => {
  const { payload } = api.services
  const me = await api.signUp()
  const make = (title: string) => api.makeResume(me.token, { title })
  const [kept, old] = [await make('Kept'), await make('Old')]
  for (const id of [kept, old]) await api.post(`/resume/remove/${id}`, { token: me.token })
  const deletedAt = new Date(Date.now() - (TRASH_DAYS * 24 + 1) * HOUR_MS).toISOString()
  await payload.db.updateOne({ collection: 'resumes', id: old, data: { deletedAt } })
  await queueChores({ payload })
  for (const { id } of await queued()) await makeDue(id)
  expect(await runJobs(api.services)).toBe(3)
  const { docs } = await payload.find({
    collection: 'resumes',
    trash: true,
    where: { owner: { equals: me.id } },
  })
  expect(docs.map(({ id }) => id)).toEqual([kept])
})

it('draws the picture of a template when an administrator publishes it', async () => {
  const { token } = await signUpAs({ api, role: 'ADMIN' })
  const fields = { title: 'Calm', layout: 'classic', language: 'en', tags: [], content: { title: 'Calm' } }
  const make = (code: string, query: string) =>
    api.post(`/template/create${query}`, { token, body: { ...fields, code } })
  await make('hidden', '')
  expect(await queued()).toEqual([])
  await make('shown', '?publish=true')
  expect((await queued()).map(({ taskSlug }) => taskSlug)).toEqual(['draw-template'])
  expect(await runJobs(api.services)).toBe(1)
  expect(await queued()).toEqual([])
})

it('is tried again when an administrator asks for it, and nobody else', async () => {
  const { payload } = api.services
  const { id } = await queueMail()
  const rest = openRest(api)
  const [admin, other] = [await signUpAs({ api, role: 'ADMIN' }), await api.signUp()]
  const retry = (token?: string) => rest('POST', `/payload-jobs/${id}/retry`, { token })
  expect((await retry(admin.token)).status, 'it was not given up').toBe(409)
  api.mailbox.broken = true
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await runJobs(api.services)
    await makeDue(String(id))
  }
  expect((await queued())[0]).toMatchObject({ hasError: true })
  expect(await runJobs(api.services)).toBe(0)
  for (const token of [undefined, other.token]) expect((await retry(token)).status).toBe(403)
  expect((await retry(admin.token)).status).toBe(200)
  expect((await queued())[0]).toMatchObject({ hasError: false, totalTried: 0, processing: false })
  expect(await runJobs(api.services), 'it has all its attempts').toBe(1)
  expect((await queued())[0]).toMatchObject({ hasError: false, totalTried: 1 })
  api.mailbox.broken = false
  await makeDue(String(id))
  expect(await runJobs(api.services)).toBe(1)
  expect(api.mailbox.messages.at(-1)).toContain(mail.text)
  expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
})
