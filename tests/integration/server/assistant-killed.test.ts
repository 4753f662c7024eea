import { expect, it } from 'vitest'
import { openMailbox } from '../../doubles/mailbox'
import { openOpenai, OPENAI_KEY } from '../../doubles/openai'
import { askAtSite, listenAtSite, textOf } from '../../setup/chat-at-site'
import { siteCall } from '../../setup/site-call'
import { startSite } from '../../setup/start-site'
import { siteDatabase } from '../../setup/site-database'
import { throughout } from '../../setup/throughout'

const mailbox = throughout(openMailbox)
const provider = throughout(openOpenai)
const site = throughout(() =>
  startSite({
    SMTP_URL: mailbox.url,
    ...{ OPENAI_API_KEY: OPENAI_KEY, OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'double-1' },
    ...siteDatabase('assistant'),
  }),
)

const ANSWER = 'A long answer, word by word, which a server that dies in the middle of it has to begin again.'

// Where it is asked to end: process.test.ts.
it('a server that was killed in the middle of an answer goes on where the reader is', async () => {
  provider.replies = [ANSWER]
  provider.pace = 200
  const { url } = site
  const talk = await askAtSite({ url, mailbox, email: 'killed@example.com' })
  const until = (events: unknown[]) => events.length >= 4
  const heard = await listenAtSite({ url, talk, until })
  await site.stop('SIGKILL')
  provider.pace = 0
  await site.start()
  const after = heard.at(-1)?.id ?? 0
  const rest = await listenAtSite({ url, talk, after })
  const all = [...heard, ...rest]
  expect(all.map(({ id }) => id)).toEqual(all.map((_, index) => index + 1))
  expect(textOf(all)).toBe(ANSWER)
  expect(all.at(-1)).toMatchObject({ type: 'done', data: { status: 'done' } })
  expect(await listenAtSite({ url, talk })).toEqual(all)
  // What was acknowledged before is there, however it ended.
  const { body } = await siteCall({ url, path: '/resume/list', token: talk.token, body: {} })
  expect(body.data).toMatchObject({ total: 1 })
})
