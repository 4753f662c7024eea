import type { RequestHandler } from 'express'
import { randomBytes } from 'node:crypto'
import { REPORTS_PATH } from './policy-reports'

/** Headers of the admin and of Payload's REST: scripts of our own or by nonce, framed by the site alone. */
export function adminHeaders({ dev }: { dev: boolean }): RequestHandler {
  return (req, res, next) => {
    const nonce = randomBytes(16).toString('base64')
    const policy = [
      `script-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`,
      "frame-ancestors 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `report-uri ${REPORTS_PATH}`,
    ].join('; ')
    // Next gives its scripts the nonce that it finds in the request
    req.headers['content-security-policy'] = policy
    res.setHeader('Content-Security-Policy', policy)
    res.setHeader('X-Content-Type-Options', 'nosniff')
    res.setHeader('X-Frame-Options', 'SAMEORIGIN')
    res.setHeader('Referrer-Policy', 'same-origin')
    res.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    next()
  }
}
