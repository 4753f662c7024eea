import type { RequestHandler } from 'express'

const LONGEST_MS = 30_000

/**
 * Reads away what is left of a body once the answer is out. A connection that is shut on unread bytes is reset, and a
 * sender who is still busy would see that instead of the answer.
 */
export function drainRequest(): RequestHandler {
  return (req, res, next) => {
    res.once('finish', () => {
      if (req.complete || req.destroyed) return
      // whoever began to read it has no more use for it, and would keep what comes
      req.removeAllListeners('data')
      req.resume()
      const timer = setTimeout(() => req.destroy(), LONGEST_MS)
      req.once('close', () => clearTimeout(timer))
    })
    next()
  }
}
