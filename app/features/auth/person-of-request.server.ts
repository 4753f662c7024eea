import { executeAuthStrategies, type Payload, type TypedUser } from 'payload'
import { parseCookies } from 'payload/shared'
import { nameCaller } from '~/http/caller.server'
import { pingDatabase } from '~/database/rows.server'
import { isTooWeak } from '../two-step/wants-strong'

export type Person = TypedUser & {
  _sid?: string
  /** an administrator in all but two steps */
  isTooWeak?: boolean
}

/** What is done for a person, with their own rights. */
export type OfPerson = { payload: Payload; person: Person }

export type PersonOfRequestOptions = {
  payload: Payload
  request: Request
  /** true for page loads and downloads: their cookie counts where no token is sent */
  cookie: boolean
}

/**
 * The person whose session the request shows, or null: no token, a wrong one, or a session that has ended. Throws what
 * the database throws: while it is away nobody's session has ended.
 */
export async function personOfRequest(options: PersonOfRequestOptions): Promise<Person | null> {
  const { payload, request, cookie } = options
  const token = tokenOf(request) ?? (cookie ? cookieOf({ payload, request }) : null)
  if (!token || !/^[\w.-]{1,4096}$/.test(token)) return null
  const headers = new Headers({ authorization: `JWT ${token}`, DisableAutologin: 'true' })
  const find = async () => {
    const { user } = await executeAuthStrategies({ headers, payload })
    if (user?.collection !== 'users') return null
    nameCaller(String(user.id))
    return withRole({ payload, person: user })
  }
  const { person, answers } = await whileProbing({ payload, find })
  if (person) return person
  // Payload takes a database that does not answer for a token that is not valid.
  await answers()
  return find()
}

/** Where the role wants two steps and the session came by one, the person is one like any other. */
function withRole({ payload, person }: { payload: Payload; person: Person }): Person {
  return isTooWeak({ payload, person }) ? { ...person, roles: ['USER'], isTooWeak: true } : person
}

const SLOW_MS = 300

/**
 * Asks whether the database answers once an answer is long in coming: where it is away both give up at about the
 * same time, and nobody waits for the one after the other.
 */
async function whileProbing<Found>(options: { payload: Payload; find: () => Promise<Found> }) {
  const probe = () => pingDatabase(options.payload)
  let probing: Promise<unknown> | undefined
  const timer = setTimeout(() => {
    probing = probe()
    // whoever waits for it hears of it
    probing.catch(() => undefined)
  }, SLOW_MS)
  const person = await options.find().finally(() => clearTimeout(timer))
  return { person, answers: () => probing ?? probe() }
}

/** The token of the authorization header, raw or after `Bearer`. */
function tokenOf(request: Request): string | null {
  const header = request.headers.get('authorization')?.trim()
  return header ? header.replace(/^(Bearer|JWT)\s+/i, '') : null
}

function cookieOf({ payload, request }: { payload: Payload; request: Request }): string | null {
  return parseCookies(request.headers).get(`${payload.config.cookiePrefix}-token`) ?? null
}
