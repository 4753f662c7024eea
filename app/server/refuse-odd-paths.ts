import type { Request, RequestHandler } from 'express'
import { envelopeResponse } from '../api/engine/envelope'
import { apiText } from '../api/engine/texts'
import { languageOf } from '../http/language'

/** Spaces, quotes and whatever is not ASCII come percent-encoded. */
const SPELLED = /^\/[\x21-\x7e]*$/
/** Read as one path here and as another one there: empty segments, dots, slashes and the like by whatever spelling. */
const AMBIGUOUS = /\/\/|\\|#|%(00|23|25|2e|2f|3f|5c)|\/\.{1,2}(\/|$)/i

/**
 * Stands before everything: guards, Next and the router each tidy a path in their own way, so one that has more than one
 * reading is refused here, and all of them see the same.
 */
export function refuseOddPaths(): RequestHandler {
  return (req, res, next) => {
    const [path = ''] = req.originalUrl.split('?')
    if (SPELLED.test(path) && !AMBIGUOUS.test(path)) return next()
    const message = apiText({ key: 'badAddress', language: languageFor(req) })
    res.setHeader('Cache-Control', 'no-store')
    if (!path.startsWith('/resume-api')) return void res.status(400).json({ errors: [{ message }] })
    envelopeResponse({ code: 400, message })
      .text()
      .then((text) => res.status(400).type('json').end(text), next)
  }
}

function languageFor(req: Request) {
  const headers = new Headers()
  for (const name of ['cookie', 'accept-language']) headers.set(name, String(req.headers[name] ?? ''))
  return languageOf({ headers })
}
