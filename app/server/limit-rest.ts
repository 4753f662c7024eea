import type { Request, RequestHandler } from 'express'
import { apiText } from '../api/engine/texts'
import { tooMany } from '../api/engine/refuse'
import { translateError } from '../api/engine/translate-error.server'
import { personOfRequest } from '../features/auth/person-of-request.server'
import { languageOf } from '../http/language'
import { networkOf } from '../http/network-of'
import type { Services } from '../features/services'
import { refusal } from './guard-payload'
import { visitOf } from './visit-of'

const SECONDS = 10 * 60
/** The admin asks for some thirty things as it opens a document, and saves it every two seconds while one types. */
const BY_PERSON = { name: 'rest-person', points: 3000, seconds: SECONDS }
const BY_PLACE = { name: 'rest-place', points: 600, seconds: SECONDS }

/**
 * Counts what is asked of Payload's REST and GraphQL, by account or else by place. Where the database is away that is
 * said here, since Payload takes a session that it can't read for none.
 */
export function limitRest(services: Services): RequestHandler {
  return (req, res, next) => {
    if (!/^\/api(\/|$)/.test(req.path) || isPicture(req)) return next()
    count({ services, req }).then(
      () => next(),
      (error: unknown) => {
        const { requestId } = res.locals
        const { key, values, status, headers } = translateError({ error, log: services.log, requestId })
        const message = apiText({ key, values, language: languageOf(visitOf(req)) })
        res.status(status).set(headers).json(refusal(message))
      },
    )
  }
}

async function count({ services, req }: { services: Services; req: Request }): Promise<void> {
  const { payload, limiter } = services
  const person = await personOfRequest({ payload, request: visitOf(req), cookie: true })
  const taken = await limiter.take(
    person ? { rule: BY_PERSON, key: String(person.id) } : { rule: BY_PLACE, key: networkOf(req.ip ?? '') },
  )
  if (!taken.ok) throw tooMany(taken.retryAfter)
}

/** Pages are full of them. */
function isPicture({ method, path }: Request): boolean {
  return ['GET', 'HEAD'].includes(method) && path.startsWith('/api/media/file/')
}
