import type { RequestHandler } from 'express'
import { robotsRule } from '../http/robots-rule'

/** `X-Robots-Tag` on everything that is not for search engines, also on what is no page. */
export function robotsHeader(): RequestHandler {
  return (req, res, next) => {
    const rule = robotsRule(req.path)
    if (rule) res.setHeader('X-Robots-Tag', rule)
    next()
  }
}
