import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express'
import type { TypedUser } from 'payload'
import * as z from 'zod'
import { apiText, type ApiTextKey } from '../api/engine/texts'
import { translateError } from '../api/engine/translate-error.server'
import { asPerson } from '../database/as-person.server'
import { sessionCookie } from '../features/auth/session-cookie.server'
import { deviceCookie, signInDevice } from '../features/auth/sign-in-device'
import { signInByPassword } from '../features/auth/sign-in-by-password.server'
import { SecondStepNeeded } from '../features/two-step/second-step-needed'
import type { StartedSession } from '../features/auth/start-session.server'
import { languageOf } from '../http/language'
import type { Services } from '../features/services'
import { refusal } from './guard-payload'
import { isFromHere } from './is-from-here'

const credentials = z.object({
  email: z.string().optional(),
  username: z.string().optional(),
  password: z.string().min(1).max(128),
})

/**
 * The admin's sign-in form, answered by the site's own sign-in. Payload's answers sooner where there is no account,
 * says when one is locked, and lets anybody try without end; one way in has one set of limits.
 */
export function payloadLogin(services: Services): Router {
  const router = Router()
  const body = express.raw({ type: () => true, limit: '16kb', inflate: false })
  router.post('/api/users/login', body, login(services), refuseBody)
  return router
}

type Answer = { status: number; headers?: Record<string, string | string[]>; body: object }

function login(services: Services): RequestHandler {
  return (req, res) => {
    answerLogin({ req, services }).then(
      ({ status, headers = {}, body }) => res.status(status).set(headers).json(body),
      (error: unknown) => {
        const { log } = services
        const { requestId } = res.locals
        const { key, values, status, headers } = translateError({ error, log, requestId })
        const language = languageOf({ headers: new Headers(headersOf(req)) })
        res
          .status(status)
          .set(headers)
          .json(refusal(apiText({ key, language, values })))
      },
    )
  }
}

async function answerLogin({ req, services }: { req: Request; services: Services }): Promise<Answer> {
  const language = languageOf({ headers: new Headers(headersOf(req)) })
  const refuse = (status: number, key: ApiTextKey, values = {}) =>
    ({ status, body: refusal(apiText({ key, language, values })) }) satisfies Answer
  if (!isFromHere(req)) return refuse(403, 'forbidden')
  const { data } = credentials.safeParse(await readFields(req))
  const name = data?.username || data?.email
  if (!data || !name) return refuse(400, 'badJson')
  const email = name.trim().toLowerCase().slice(0, 254)
  const device = signInDevice({ headers: new Headers(headersOf(req)) })
  const { password } = data
  const session = await signInByPassword({ services, email, password, ip: req.ip ?? '', device }).catch(
    (error: unknown) => {
      if (error instanceof SecondStepNeeded) return null
      throw error
    },
  )
  // the form has no place for a code: who signs in on the site is signed in here
  if (!session) return refuse(403, 'secondStepOnSite')
  if (session.ok) return signedIn({ req, services, session })
  if (session.reason === 'wrong') return refuse(401, 'wrongCredentials')
  const seconds = session.retryAfter
  return { ...refuse(429, 'tooMany', { seconds }), headers: { 'Retry-After': String(seconds) } }
}

type SignedIn = { req: Request; services: Services; session: StartedSession }

async function signedIn({ req, services, session }: SignedIn): Promise<Answer> {
  const request = { url: `${req.protocol}://localhost` }
  const cookie = sessionCookie({ payload: services.payload, request, token: session.accessToken })
  const cookies = [cookie, deviceCookie({ request, device: session.device })]
  return { status: 200, headers: { 'Set-Cookie': cookies }, body: await view({ services, session }) }
}

/** What the admin takes over into its page. */
async function view({ services, session }: { services: Services; session: StartedSession }) {
  const person: TypedUser = { ...session.user, collection: 'users' }
  const { payload } = services
  const user = await payload.findByID({
    collection: 'users',
    id: person.id,
    depth: 0,
    ...asPerson(person),
  })
  const token = session.accessToken
  return { message: 'ok', user: { ...user, collection: 'users' }, token, exp: expiryOf(token) }
}

function expiryOf(token: string): number {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return z.object({ exp: z.number() }).parse(claims).exp
}

/** JSON, or JSON in the field `_payload` of a form, as the admin sends it; null when it is neither. */
async function readFields(req: Request): Promise<unknown> {
  const bytes: unknown = req.body
  if (!Buffer.isBuffer(bytes)) return null
  const type = req.get('content-type') ?? ''
  try {
    if (!type.startsWith('multipart/form-data')) return JSON.parse(bytes.toString('utf8'))
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
    return JSON.parse(String(form.get('_payload')))
  } catch {
    return null
  }
}

function headersOf(req: Request): Record<string, string> {
  const value = (name: string) => req.get(name) ?? ''
  return {
    cookie: value('cookie'),
    'accept-language': value('accept-language'),
    'user-agent': value('user-agent'),
  }
}

/** Too large, compressed or cut off: the reader's own status. */
const refuseBody: ErrorRequestHandler = (error: { status?: unknown }, _req, res, next) => {
  if (typeof error.status !== 'number' || error.status >= 500) return next(error)
  res.status(error.status).json(refusal('The request cannot be read'))
}
