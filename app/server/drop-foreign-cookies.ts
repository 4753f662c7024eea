import type { RequestHandler } from 'express'
import { isFromHere } from './is-from-here'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Payload's REST takes the cookie of a session, which its admin needs. A browser names the page a change comes from;
 * when that is not this site, or nothing says so, the cookie does not count.
 */
export function dropForeignCookies(): RequestHandler {
  return (req, _res, next) => {
    const known = req.get('origin') !== undefined && isFromHere(req)
    if (!READING.has(req.method) && !known) delete req.headers.cookie
    next()
  }
}
