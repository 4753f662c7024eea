import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMailbox, type Mailbox } from '../../doubles/mailbox'
import { openOpenai, OPENAI_KEY, type OpenaiDouble } from '../../doubles/openai'
import { askAtSite, listenAtSite, textOf } from '../../setup/chat-at-site'
import { siteCall, signInAt } from '../../setup/site-call'
import { siteDatabase } from '../../setup/site-database'
import { startSite, type Site } from '../../setup/start-site'

const ANSWER = 'A long answer, word by word, that is written at one instance and read at the other one too.'

let mailbox: Mailbox
let provider: OpenaiDouble
let sites: Site[] = []

/** SQLite belongs to one process; more than one needs MongoDB. */
describe('two instances on one database', () => {
  beforeAll(async () => {
    mailbox = await openMailbox()
    provider = await openOpenai()
    const env = {
      SMTP_URL: mailbox.url,
      PAYLOAD_SECRET: 'one secret for both of them',
      ...{ OPENAI_API_KEY: OPENAI_KEY, OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'double-1' },
      SEED_DEMO: 'false',
      ...siteDatabase('two'),
    }
    sites = [await startSite(env), await startSite(env)]
  })
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.close()))
    await provider.close()
    await mailbox.close()
  })
  const url = (index: number) => sites[index]?.url ?? ''

  it('share sessions, resumes and sign-in codes', async () => {
    const email = 'both@example.com'
    await siteCall({ url: url(0), path: '/email/send-code', body: { email, purpose: 'login' } })
    const code = mailbox.codeFor(email)
    const { body } = await siteCall({ url: url(1), path: '/auth/email-code', body: { email, code } })
    const { accessToken: token } = body.data as { accessToken: string }
    const created = await siteCall({
      url: url(0),
      path: '/resume/create',
      token,
      body: { title: 'Here and there' },
    })
    const id = created.body.data as string
    const read = await siteCall({ url: url(1), path: `/resume/info/${id}`, token })
    expect(read.body.data).toMatchObject({ id, title: 'Here and there' })
  })

  it('lay a burst of saves without a revision one on top of the other', async () => {
    const token = await signInAt({ url: url(0), mailbox, email: 'burst@example.com' })
    const body = { title: 'Burst' }
    const created = await siteCall({ url: url(0), path: '/resume/create', token, body })
    const id = created.body.data
    const saves = Array.from({ length: 12 }, (_, index) =>
      siteCall({ url: url(index % 2), path: '/resume/update', token, body: { id, title: `Save ${index}` } }),
    )
    const revisions = (await Promise.all(saves)).map(
      ({ body }) => (body.data as { revision: number }).revision,
    )
    expect(revisions.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 2))
  })

  it('count guesses of a code together', async () => {
    const token = await signInAt({ url: url(0), mailbox, email: 'owner@example.com' })
    const created = await siteCall({ url: url(0), path: '/resume/create', token, body: { title: 'Guarded' } })
    const id = created.body.data as string
    await siteCall({
      url: url(0),
      path: `/resume/access-code/${id}`,
      token,
      body: { accessCode: '48201957' },
    })
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess++) {
      const body = { id, code: String(10_000_000 + guess) }
      statuses.push((await siteCall({ url: url(guess % 2), path: '/resume/preview', body })).status)
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(403))
    expect(statuses[10]).toBe(429)
  })

  // The last one: it leaves one instance alone.
  it('read an answer at both, and go on with it at the other when one is killed', async () => {
    provider.replies = [ANSWER]
    provider.pace = 100
    const talk = await askAtSite({ url: url(0), mailbox, email: 'reads@example.com' })
    const [here, there] = await Promise.all(sites.map(({ url }) => listenAtSite({ url, talk })))
    expect(there).toEqual(here)
    expect(textOf(here ?? [])).toBe(ANSWER)

    provider.pace = 200
    const killed = await askAtSite({ url: url(0), mailbox, email: 'killed@example.com' })
    const reading = listenAtSite({ url: url(1), talk: killed })
    await listenAtSite({ url: url(0), talk: killed, until: (events) => events.length >= 4 })
    await sites[0]?.stop('SIGKILL')
    const all = await reading
    expect(all.map(({ id }) => id)).toEqual(all.map((_, index) => index + 1))
    expect(textOf(all)).toBe(ANSWER)
    expect(all.at(-1)).toMatchObject({ type: 'done', data: { status: 'done' } })
  })
})
