import type { RequestHandler } from 'express'
import { apiText } from '../api/engine/texts'
import { personOfRequest } from '../features/auth/person-of-request.server'
import { languageOf } from '../http/language'
import type { Services } from '../features/services'
import { refusal } from './guard-payload'
import { visitOf } from './visit-of'

/** Where an administrator sets two-step sign-in up. */
const SET_UP_PAGE = '/user?tab=account'

/** With `ADMIN_TWO_STEP`, keeps the admin and Payload's REST from administrators who came in by one step. */
export function refuseOneStep({ payload, env }: Services): RequestHandler {
  if (!env.ADMIN_TWO_STEP) return (_req, _res, next) => next()
  return (req, res, next) => {
    if (!/^\/(admin|api)(\/|$)/.test(req.path) || req.path === '/api/users/logout') return next()
    const request = visitOf(req)
    personOfRequest({ payload, request, cookie: true }).then((person) => {
      if (!person?.isTooWeak) return next()
      if (req.path.startsWith('/admin')) return res.redirect(303, SET_UP_PAGE)
      const message = apiText({ key: 'twoStepWanted', language: languageOf(request) })
      return res.status(403).json(refusal(message))
    }, next)
  }
}
