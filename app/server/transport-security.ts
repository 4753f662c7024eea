import type { RequestHandler } from 'express'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Whoever came by HTTPS comes by HTTPS for a year; other names of the same domain are not ours to decide on. */
export function transportSecurity(): RequestHandler {
  return (req, res, next) => {
    if (req.secure) res.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`)
    next()
  }
}
