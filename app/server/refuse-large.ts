import type { Request, RequestHandler } from 'express'
import { apiText } from '../api/engine/texts'
import { personOfRequest } from '../features/auth/person-of-request.server'
import { languageOf } from '../http/language'
import type { Services } from '../features/services'
import { OVERRIDES, refusal } from './guard-payload'
import { visitOf } from './visit-of'

const KB = 1024
const FROM_VISITORS = 64 * KB
const FROM_PEOPLE = 4 * KB * KB
/** As long as an address may be, which is where a question stands else. */
const QUESTION = 16 * KB

/**
 * Payload reads a body whole before it asks who sends it, and reads JSON in one go: what is large is taken from those alone who
 * are signed in. Files have a limit of their own.
 */
export function refuseLarge({ payload }: Pick<Services, 'payload'>): RequestHandler {
  return (req, res, next) => {
    const bytes = bytesOf(req)
    const request = visitOf(req)
    const refuse = (limit: string) => {
      const message = apiText({ key: 'tooLarge', language: languageOf(request), values: { limit } })
      res.status(413).json(refusal(message))
    }
    if (!/^\/api(\/|$)/.test(req.path)) return next()
    if (isQuestion(req) && bytes > QUESTION) return refuse('16 KB')
    if (bytes <= FROM_VISITORS) return next()
    const isFile = req.get('content-type')?.startsWith('multipart/form-data') ?? false
    personOfRequest({ payload, request, cookie: true }).then((person) => {
      if (person && (isFile || bytes <= FROM_PEOPLE)) return next()
      refuse(person ? '4 MB' : '64 KB')
    }, next)
  }
}

/** A query that is sent as a body; see `guardPayload`. */
function isQuestion(req: Request): boolean {
  return OVERRIDES.some((name) => req.get(name) !== undefined)
}

/** What comes in pieces says no length, and no browser sends that. */
function bytesOf(req: Request): number {
  return req.get('transfer-encoding') ? Infinity : Number(req.get('content-length') ?? 0)
}
