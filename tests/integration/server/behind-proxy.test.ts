import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMailbox, type Mailbox } from '../../doubles/mailbox'
import { openGuesser, TRIES, type Guesser } from '../../setup/open-guesser'
import { siteDatabase } from '../../setup/site-database'
import { startSite, type Site } from '../../setup/start-site'

let mailbox: Mailbox
let site: Site
let guesser: Guesser
beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startSite({ SMTP_URL: mailbox.url, TRUST_PROXY: '2', ...siteDatabase('proxy') })
  guesser = await openGuesser({ site, mailbox, proxies: 2 })
})
afterAll(async () => {
  await guesser.close()
  await site.close()
  await mailbox.close()
})

// Where none is trusted: process.test.ts.
it('holds whoever came by HTTPS to it', async () => {
  const { headers } = await fetch(`${site.url}/healthz`, { headers: { 'x-forwarded-proto': 'https' } })
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
})

it('counts the wrong codes of the address that the trusted hops vouch for, whatever the client claims', async () => {
  const statuses: number[] = []
  for (let i = 0; i <= TRIES; i++)
    statuses.push(await guesser.guess({ client: '203.0.113.1', claims: `198.51.100.${i}` }))
  expect(statuses).toEqual([...Array<number>(TRIES).fill(403), 429])
  expect(await guesser.guess({ client: '203.0.113.2', claims: '203.0.113.1' })).toBe(403)
})
