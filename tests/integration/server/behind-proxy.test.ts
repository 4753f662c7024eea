import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMailbox, type Mailbox } from '../../doubles/mailbox'
import { CLIENT, openReverseProxy, type ReverseProxy } from '../../setup/open-reverse-proxy'
import { siteCall, signInAt } from '../../setup/site-call'
import { siteDatabase } from '../../setup/site-database'
import { startSite, type Site } from '../../setup/start-site'

/** Wrong codes that an address may send for a resume. */
const TRIES = 10

for (const hops of [0, 2]) {
  describe(`TRUST_PROXY=${hops}`, () => {
    let mailbox: Mailbox
    let site: Site
    let proxies: ReverseProxy[]
    let id: string
    beforeAll(async () => {
      mailbox = await openMailbox()
      const database = siteDatabase(`proxy-${hops}`)
      site = await startSite({ SMTP_URL: mailbox.url, TRUST_PROXY: String(hops), ...database })
      const inner = await openReverseProxy({ to: site.url })
      proxies = [inner, await openReverseProxy({ to: inner.url })]
      const token = await signInAt({ url: site.url, mailbox, email: 'behind@example.com' })
      const call = (path: string, body: object) => siteCall({ url: site.url, path, token, body })
      id = (await call('/resume/create', { title: 'Guarded', templateCode: 'classic-en' })).body
        .data as string
      await call(`/resume/access-code/${id}`, { accessCode: '48201957' })
    })
    afterAll(async () => {
      await Promise.all(proxies.map((proxy) => proxy.close()))
      await site.close()
      await mailbox.close()
    })

    const guess = async ({ client, claims }: { client: string; claims: string }) => {
      // One proxy passes on what the other one has appended.
      const url = proxies[hops === 2 ? 1 : 0]?.url ?? ''
      const answer = await fetch(`${url}/resume-api/resume/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [CLIENT]: client, 'x-forwarded-for': claims },
        body: JSON.stringify({ id, code: '00000000' }),
      })
      return answer.status
    }

    it('holds whoever came by HTTPS to it', async () => {
      const { headers } = await fetch(`${site.url}/healthz`, { headers: { 'x-forwarded-proto': 'https' } })
      expect(headers.get('strict-transport-security')).toBe(hops === 0 ? null : 'max-age=31536000')
    })

    it('counts the wrong codes of the address that the trusted hops vouch for, whatever the client claims', async () => {
      const statuses: number[] = []
      for (let i = 0; i <= TRIES; i++)
        statuses.push(await guess({ client: '203.0.113.1', claims: `198.51.100.${i}` }))
      expect(statuses).toEqual([...Array<number>(TRIES).fill(403), 429])
      const neighbour = await guess({ client: '203.0.113.2', claims: '203.0.113.1' })
      // Nobody is trusted: all that come by the proxy are the proxy.
      expect(neighbour).toBe(hops === 0 ? 429 : 403)
    })
  })
}
