import type { Request as ExpressRequest } from 'express'

/** What of a request tells who sends it and in which language, as `personOfRequest` reads it. */
export function visitOf(req: ExpressRequest): Request {
  const headers = new Headers()
  for (const name of ['cookie', 'accept-language', 'authorization']) {
    const value = req.get(name)
    if (value) headers.set(name, value)
  }
  return new Request('http://here', { headers })
}
