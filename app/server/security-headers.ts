import type { RequestHandler } from 'express'
import { randomBytes } from 'node:crypto'
import { ASSET_PATH } from './asset-path'
import { REPORTS_PATH } from './policy-reports'

/** The admin shows drafts in a frame of its own page, the home page a resume that is being written. */
const FRAMED = /^\/(template-preview$|guide-preview\/|live-page\/)/

/** Headers of our own pages: scripts by nonce only, nothing framed, nothing sniffed. The admin brings its own. */
export function securityHeaders(options: { dev: boolean; staticHost?: string | undefined }): RequestHandler {
  return (req, res, next) => {
    res.setHeader('X-Content-Type-Options', 'nosniff')
    if (ASSET_PATH.test(req.path)) return next()
    const framed = FRAMED.test(req.path)
    const nonce = randomBytes(16).toString('base64')
    res.locals.nonce = nonce
    res.setHeader('Content-Security-Policy', contentSecurityPolicy({ nonce, framed, ...options }))
    res.setHeader('X-Frame-Options', framed ? 'SAMEORIGIN' : 'DENY')
    res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
    res.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
    res.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    next()
  }
}

function contentSecurityPolicy(options: {
  nonce: string
  framed: boolean
  dev: boolean
  staticHost?: string | undefined
}): string {
  const { nonce, dev } = options
  const cdn = options.staticHost ? ` ${new URL(options.staticHost).origin}` : ''
  const socket = dev ? ' ws: wss:' : ''
  return [
    `default-src 'self'`,
    `script-src 'self'${cdn} 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`,
    // The resume page sets lengths and colours as style attributes; a style can't run anything.
    `style-src 'self'${cdn} 'unsafe-inline'`,
    `img-src 'self'${cdn} data: blob:`,
    `font-src 'self'${cdn} data:`,
    `connect-src 'self'${cdn}${socket}`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-src 'self'`,
    `frame-ancestors ${options.framed ? "'self'" : "'none'"}`,
    `report-uri ${REPORTS_PATH}`,
  ].join('; ')
}
