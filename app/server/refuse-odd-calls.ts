import type { Request as ExpressRequest, RequestHandler } from 'express'
import { refuseOddRequest } from '../api/engine/refuse-odd-request'

/** What the router cannot carry (or would fail on) is answered here, with the envelope. */
export function refuseOddCalls(): RequestHandler {
  return (req, res, next) => {
    const headers = new Headers()
    for (const name of ['cookie', 'accept-language']) headers.set(name, String(req.headers[name] ?? ''))
    const isCall = req.path === '/resume-api' || req.path.startsWith('/resume-api/')
    const { method, path: pathname } = req
    const refusal = refuseOddRequest({ method, pathname, headers, isCall, hasAddress: hasAddress(req) })
    if (!refusal) return next()
    res.status(refusal.status)
    refusal.headers.forEach((value, name) => res.setHeader(name, value))
    refusal.text().then((text) => res.end(text), next)
  }
}

/** Whether the router's adapter will be able to put the request's address together, the way it does it. */
function hasAddress(req: ExpressRequest): boolean {
  const port = req.get('x-forwarded-host')?.split(':')[1] || req.get('host')?.split(':')[1]
  const address = `http://${req.hostname ?? 'localhost'}${port ? `:${port}` : ''}${req.originalUrl}`
  return req.originalUrl.startsWith('/') && URL.canParse(address)
}
