import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMailbox, type Mailbox } from '../../doubles/mailbox'
import { openOpenai, OPENAI_KEY, type OpenaiDouble } from '../../doubles/openai'
import { askAtSite, listenAtSite, textOf } from '../../setup/chat-at-site'
import { siteDatabase } from '../../setup/site-database'
import { startSite, type Site } from '../../setup/start-site'

let mailbox: Mailbox
let provider: OpenaiDouble
let sites: [Site, Site]
beforeAll(async () => {
  mailbox = await openMailbox()
  provider = await openOpenai()
  const env = {
    SMTP_URL: mailbox.url,
    PAYLOAD_SECRET: 'one secret for both of them',
    ...{ OPENAI_API_KEY: OPENAI_KEY, OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'double-1' },
    ...siteDatabase('assistant-two'),
  }
  sites = [await startSite(env), await startSite(env)]
})
afterAll(async () => {
  for (const site of sites) await site.close()
  await provider.close()
  await mailbox.close()
})

const ANSWER = 'A long answer, word by word, that is written at one instance and read at the other one too.'

it('an answer is read at both instances, and goes on at the other when one is killed', async () => {
  provider.replies = [ANSWER]
  provider.pace = 100
  const [first, second] = sites
  const talk = await askAtSite({ url: first.url, mailbox, email: 'both@example.com' })
  const [here, there] = await Promise.all(sites.map(({ url }) => listenAtSite({ url, talk })))
  expect(there).toEqual(here)
  expect(textOf(here ?? [])).toBe(ANSWER)

  provider.pace = 200
  const killed = await askAtSite({ url: first.url, mailbox, email: 'killed@example.com' })
  const reading = listenAtSite({ url: second.url, talk: killed })
  await listenAtSite({ url: first.url, talk: killed, until: (events) => events.length >= 4 })
  await first.stop('SIGKILL')
  const all = await reading
  expect(all.map(({ id }) => id)).toEqual(all.map((_, index) => index + 1))
  expect(textOf(all)).toBe(ANSWER)
  expect(all.at(-1)).toMatchObject({ type: 'done', data: { status: 'done' } })
})
