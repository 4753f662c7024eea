import { beforeAll, describe, expect, it } from 'vitest'
import { makeTemplate } from '../../factories/template'
import { openApi } from '../../setup/open-api'
import { openRest, type Verb } from '../../setup/open-rest'
import { signUpAs } from '../../setup/sign-up-as'
import { throughout } from '../../setup/throughout'

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

const api = throughout(openApi)
const rest = openRest(api)
const tokens = new Map<Caller, string>()
beforeAll(async () => {
  tokens.set('user', (await api.signUp()).token)
  tokens.set('admin', (await signUpAs({ api, role: 'ADMIN' })).token)
  tokens.set('super admin', (await signUpAs({ api, role: 'SUPER_ADMIN' })).token)
})

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

it('makes nobody an administrator, and mails no reset of its own', async () => {
  expect((await rest('POST', '/users/first-register', { body: { email: 'x@example.com' } })).status).toBe(403)
  const mailed = await rest('POST', '/users/forgot-password', { body: { email: 'someone@example.com' } })
  expect(mailed.status).toBe(403)
})

it('shows people and resumes to themselves alone, and published templates only', async () => {
  const [me, other] = [await api.signUp(), await api.signUp()]
  const resume = await api.makeResume(me.token)
  const ids = async (path: string, token: string) =>
    (await rest('GET', path, { token })).body.docs?.map(({ id }) => id)
  expect(await ids('/users', me.token)).toEqual([me.id])
  expect((await rest('GET', `/resumes/${resume}`, { token: me.token })).status).toBe(200)
  expect((await rest('GET', `/resumes/${resume}`, { token: other.token })).status).toBe(404)
  expect(await ids('/resumes', other.token)).toEqual([])
  const { payload } = api.services
  await makeTemplate({ payload, code: 'draft', overrides: { _status: 'draft' } })
  const { id } = await makeTemplate({ payload, code: 'ready' })
  expect(await ids('/templates?draft=true', me.token)).toEqual([id])
})
