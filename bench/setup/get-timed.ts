import { request } from 'node:http'

type Options = {
  url: string
  token?: string
  method?: 'GET' | 'POST'
  /** Sent as JSON. */
  body?: unknown
}
export type Timed = { firstByteMs: number; wholeMs: number; bytes: Buffer }

/** One request over a new connection, with its times. @throws {Error} when the answer is not 200 */
export function getTimed({ url, token, method = 'GET', body }: Options): Promise<Timed> {
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    connection: 'close',
    ...(token ? { authorization: token } : {}),
    ...(sent ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) } : {}),
  }
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const asked = request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      let firstByteMs = 0
      response.on('data', (chunk: Buffer) => {
        firstByteMs ||= performance.now() - started
        chunks.push(chunk)
      })
      response.on('error', reject).on('end', () => {
        const wholeMs = performance.now() - started
        if (response.statusCode === 200) resolve({ firstByteMs, wholeMs, bytes: Buffer.concat(chunks) })
        else reject(new Error(`${method} ${new URL(url).pathname} answered ${response.statusCode}`))
      })
    })
    asked.on('error', reject)
    asked.end(sent)
  })
}
