import type { Request, RequestHandler } from 'express'
import type { Payload } from 'payload'

/** Where the admin would reset a password by Payload's own means, which are off; signing in on the site offers ours. */
const RESET_PAGES = /^\/admin\/(forgot|reset)(\/|$)/
const SIGN_IN_PAGE = '/user'
/** Headers by which a POST says that it is a GET. */
export const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/**
 * Stands before Next: paths it cannot decode, and what Payload's REST serves nobody, would be errors of the server
 * there. Answers in Payload's own form.
 */
export function guardPayload({ payload }: { payload: Payload }): RequestHandler {
  return (req, res, next) => {
    const segments = decode(req.path)
    if (!segments) return void res.status(400).json(refusal('The address cannot be read'))
    if (RESET_PAGES.test(req.path)) return res.redirect(SIGN_IN_PAGE)
    if (segments[0] !== 'api') return next()
    if (!isServed({ payload, segments: segments.slice(1) }))
      return void res.status(404).json(refusal('There is nothing here'))
    dropOddOverride(req)
    restoreAsDraft({ req, payload, segments: segments.slice(1) })
    res.setHeader('Cache-Control', 'no-store')
    next()
  }
}

export function refusal(message: string) {
  return { errors: [{ message }] }
}

/** Null also where a plain letter is written as an escape: a path has one spelling here, for every rule to see. */
function decode(path: string): string[] | null {
  if (/%(2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/i.test(path)) return null
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent)
    return segments.some((segment) => segment.includes('\0')) ? null : segments
  } catch {
    return null
  }
}

/** Read off the config, so that a name like `constructor` is none and what is switched off is not there. */
function isServed({ payload, segments }: { payload: Payload; segments: string[] }): boolean {
  const [first = '', second] = segments
  const { collections, globals, endpoints } = payload.config
  if (first === 'globals') return globals.some(({ slug }) => slug === second)
  const collection = collections.find(({ slug }) => slug === first)
  if (first === 'graphql') return second === undefined && !payload.config.graphQL.disable
  if (!collection) return endpoints.some(({ path }) => path.split('/')[1] === first)
  if (collection.endpoints === false) return false
  if (second === 'versions') return Boolean(collection.versions)
  if (second === 'verify') return Boolean(collection.auth && collection.auth.verify)
  return true
}

/** A version is restored as a draft: what is published stays as it is until somebody publishes. */
function restoreAsDraft(options: { req: Request; payload: Payload; segments: string[] }): void {
  const { req, payload, segments } = options
  const [slug, second, id] = segments
  const collection = payload.config.collections.find((one) => one.slug === slug)
  if (req.method !== 'POST' || second !== 'versions' || !id || !collection?.versions?.drafts) return
  const url = new URL(req.url, 'http://here')
  url.searchParams.set('draft', 'true')
  req.url = `${url.pathname}${url.search}`
}

/** Payload reads a query out of a POST's body when told so; only a form can be one. */
function dropOddOverride(req: Request): void {
  if (req.get('content-type') === 'application/x-www-form-urlencoded') return
  for (const name of OVERRIDES) delete req.headers[name]
}
