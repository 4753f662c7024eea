import type { Mailbox } from '../doubles/mailbox'
import { CLIENT, openReverseProxy } from './open-reverse-proxy'
import { signInAt, siteCall } from './site-call'
import type { Site } from './start-site'

/** Wrong codes that an address may send for a resume. */
const TRIES = 10
/** Of an address that goes on guessing. */
export const TIRED = [...Array<number>(TRIES).fill(403), 429]

type Somebody = { client: string; claims: string }
export type Guesser = {
  /** Sends a wrong code as somebody at an address, who claims another one. @returns the answer's status */
  guess: (as: Somebody) => Promise<number>
  /** one guess more than an address has. @returns the answers' statuses */
  guessOn: (as: (guess: number) => Somebody) => Promise<number[]>
  close: () => Promise<void>
}

/** A shared resume, and who guesses its code from behind so many proxies. */
export async function openGuesser(options: {
  site: Site
  mailbox: Mailbox
  proxies: number
}): Promise<Guesser> {
  const { site, mailbox } = options
  const token = await signInAt({ url: site.url, mailbox, email: 'behind@example.com' })
  const call = (path: string, body: object) => siteCall({ url: site.url, path, token, body })
  const id = String((await call('/resume/create', { title: 'Guarded' })).body.data)
  await call(`/resume/access-code/${id}`, { accessCode: '48201957' })
  // One passes on what the one before it has appended.
  let url = site.url
  const proxies: Awaited<ReturnType<typeof openReverseProxy>>[] = []
  while (proxies.length < options.proxies) {
    const proxy = await openReverseProxy({ to: url })
    proxies.push(proxy)
    url = proxy.url
  }
  const guesser: Guesser = {
    async guess({ client, claims }) {
      const answer = await fetch(`${url}/resume-api/resume/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [CLIENT]: client, 'x-forwarded-for': claims },
        body: JSON.stringify({ id, code: '00000000' }),
      })
      return answer.status
    },
    async guessOn(as) {
      const statuses: number[] = []
      for (let i = 0; i <= TRIES; i++) statuses.push(await guesser.guess(as(i)))
      return statuses
    },
    close: async () => void (await Promise.all(proxies.map((proxy) => proxy.close()))),
  }
  return guesser
}
