import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReverseProxy = { url: string; close: () => Promise<void> }

/** The header by which a test says from which address a client comes to the proxy. */
export const CLIENT = 'x-test-client'

/** A hop in front of the server that appends its client's address to X-Forwarded-For, as nginx or a CDN does. */
export async function openReverseProxy({ to }: { to: string }): Promise<ReverseProxy> {
  const server = createServer((incoming, outgoing) => {
    const { [CLIENT]: client, 'x-forwarded-for': before, ...headers } = incoming.headers
    const passed = {
      ...headers,
      'x-forwarded-for': [before, client ?? incoming.socket.remoteAddress].flat().filter(Boolean).join(', '),
    }
    const onward = request(
      new URL(incoming.url ?? '/', to),
      { method: incoming.method, headers: passed },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
