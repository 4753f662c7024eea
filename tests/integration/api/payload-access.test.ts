import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../../collections/roles'
import { openApi, type TestApi } from '../../setup/open-api'
import { openRest, type Rest, type Verb } from '../../setup/open-rest'

const CALLERS = ['visitor', 'user', 'admin', 'super admin'] as const
const OPERATIONS = ['read', 'create', 'update', 'delete', 'versions'] as const
type Caller = (typeof CALLERS)[number]
type Operation = (typeof OPERATIONS)[number]

/**
 * Who may do what through Payload's REST: each operation names the least of its callers, in the order visitor, user,
 * admin, super admin. Reading may show
 * a part only; what part is in the tests of that noun.
 */
const rules: Record<string, Partial<Record<Operation, Caller>>> = {
  users: { read: 'user', create: 'super admin', update: 'super admin', delete: 'super admin' },
  templates: { read: 'visitor', create: 'admin', update: 'admin', delete: 'admin', versions: 'admin' },
  resumes: { read: 'user' },
  media: { read: 'visitor', create: 'admin', update: 'admin', delete: 'admin' },
  'resume-groups': { read: 'visitor', create: 'admin', update: 'admin', delete: 'admin' },
  recruitments: { read: 'visitor', create: 'admin', update: 'admin', delete: 'admin', versions: 'admin' },
  guides: { read: 'visitor', create: 'admin', update: 'admin', delete: 'admin', versions: 'admin' },
  proposals: { read: 'admin', update: 'admin', delete: 'admin' },
  'account-events': { read: 'super admin' },
  'audit-events': { read: 'super admin' },
  'daily-counts': { read: 'admin' },
  'guide-places': {},
  'search-entries': {},
  'page-plans': {},
  'share-links': {},
  'share-days': {},
  'review-comments': {},
  'one-time-codes': {},
  'vip-types': { read: 'admin', create: 'admin', update: 'admin', delete: 'admin' },
  // written by our own features alone: by nobody through any door
  orders: { read: 'admin' },
  ledger: { read: 'admin' },
  'invite-codes': { read: 'admin', update: 'admin' },
  'invite-records': { read: 'admin' },
  'payment-events': {},
  'login-scenes': {},
  // a person's questions and answers are read through our own calls alone
  'ai-tasks': { read: 'admin' },
  'ai-events': {},
  // Payload's own: who has a document open
  'payload-locked-documents': { read: 'admin', create: 'admin', update: 'admin', delete: 'admin' },
  // what the admin remembers of a person
  'payload-preferences': { read: 'admin', create: 'admin', update: 'admin', delete: 'admin' },
  'payload-kv': {},
  'payload-jobs': { read: 'admin', delete: 'admin' },
}

let api: TestApi
let rest: Rest
const tokens = new Map<Caller, string>()
beforeAll(async () => {
  api = await openApi()
  rest = openRest(api)
  const roles: Partial<Record<Caller, Role>> = { admin: 'ADMIN', 'super admin': 'SUPER_ADMIN' }
  for (const caller of CALLERS.slice(1)) {
    const { id, token } = await api.signUp()
    const role = roles[caller]
    tokens.set(caller, token)
    if (role)
      await api.services.payload.update({
        collection: 'users',
        id,
        data: { roles: [role] },
        overrideAccess: true,
      })
  }
})
afterAll(() => api.close())

const requests: Record<Operation, { verb: Verb; path: string }> = {
  read: { verb: 'GET', path: '?limit=1' },
  // no document at all: whoever may create is told what is missing
  create: { verb: 'POST', path: '' },
  update: { verb: 'PATCH', path: '?where[createdAt][less_than]=1970-01-01' },
  delete: { verb: 'DELETE', path: '?where[createdAt][less_than]=1970-01-01' },
  versions: { verb: 'GET', path: '/versions?limit=1' },
}
const REFUSED = [401, 403, 404, 501]

it('has a line for every collection', () => {
  const { collections } = api.services.payload.config
  const slugs = collections.filter(({ endpoints }) => endpoints !== false).map(({ slug }) => slug)
  expect(Object.keys(rules).sort(), 'say who may do what with a new collection').toEqual(slugs.sort())
})

describe.each(Object.entries(rules))('%s', (slug, rule) => {
  const table = OPERATIONS.flatMap((operation) => CALLERS.map((caller) => [operation, caller] as const))
  it.each(table)('%s by %s', async (operation, caller) => {
    const { collections } = api.services.payload.config
    // the server says 404 to the versions of what has none (guardPayload)
    if (operation === 'versions' && !collections.find((one) => one.slug === slug)?.versions)
      return expect(rule.versions).toBeUndefined()
    const { verb, path } = requests[operation]
    const body = verb === 'GET' || verb === 'DELETE' ? undefined : {}
    const { status } = await rest(verb, `/${slug}${path}`, { token: tokens.get(caller), body })
    const least = rule[operation]
    const may = least !== undefined && CALLERS.indexOf(caller) >= CALLERS.indexOf(least)
    if (may) expect(REFUSED).not.toContain(status)
    else expect(REFUSED).toContain(status)
  })
})

it('shows the sessions of others to nobody, nor what signs people in', async () => {
  for (const caller of CALLERS.slice(1)) {
    const { body } = await rest('GET', '/users?limit=0&depth=2', { token: tokens.get(caller) })
    expect(JSON.stringify(body)).not.toMatch(/"(hash|salt|password|resetPasswordToken|lockUntil)":"/)
    const shown = body.docs?.filter(({ sessions }) => Array.isArray(sessions) && sessions.length > 0)
    expect(shown?.length).toBe(1)
  }
})

it('remembers nothing for people who have no admin', async () => {
  const path = '/payload-preferences/notes'
  for (const caller of CALLERS) {
    const allowed = caller === 'admin' || caller === 'super admin'
    const token = tokens.get(caller)
    const written = await rest('POST', path, { token, body: { value: 'x'.repeat(100) } })
    expect(written.status, caller).toBe(allowed ? 200 : 403)
    expect((await rest('GET', path, { token })).status, caller).toBe(allowed ? 200 : 403)
  }
})
