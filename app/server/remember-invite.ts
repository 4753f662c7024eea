import type { RequestHandler } from 'express'
import { codeInAddress, inviteCookie } from '../features/invites/invite-cookie'

/** Whoever opens a page by an invitation's link is known as invited when they sign up. */
export function rememberInvite(): RequestHandler {
  return (req, res, next) => {
    const at = req.originalUrl.indexOf('?')
    const code =
      req.method === 'GET' && at >= 0 ? codeInAddress(new URLSearchParams(req.originalUrl.slice(at))) : null
    if (code) res.append('set-cookie', inviteCookie(code))
    next()
  }
}
