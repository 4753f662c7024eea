import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '../../../app/api/engine/define-call'
import { calls } from '../../../app/api/registry'
import { openOpenai } from '../../doubles/openai'
import { expectEnvelope } from '../../setup/expect-envelope'
import { openApi, type SignedIn } from '../../setup/open-api'
import { signUpAs } from '../../setup/sign-up-as'
import { throughout } from '../../setup/throughout'

/** For each call, others at each run; more of them by HOSTILE_RUNS. */
const RUNS = Number(process.env.HOSTILE_RUNS ?? 3)

/** Where keys are tried; without it the answer to a well-formed one would be that the service is away. */
const provider = throughout(openOpenai)
const api = throughout(() => openApi({ OPENAI_BASE_URL: provider.url }))
/** May do everything, so that each case comes as far as it can; `resume` is their own. */
let me: SignedIn & { resume: string }
beforeAll(signUp)

async function signUp() {
  const person = await signUpAs({ api, role: 'SUPER_ADMIN' })
  me = { ...person, resume: await api.makeResume(person.token) }
}

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, -1, 0, 1e308, '', ' ', '1e3', 'NaN', '٣', '__proto__', 'constructor'],
    ...['\0', '\ud800', '../../etc/passwd', '%00', "' OR 1=1 --", 'x'.repeat(70_000), '😀'.repeat(99)],
    ...[{ $gt: '' }, { $ne: null }, { $where: 'sleep(1)' }, ['a', ['b']]],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.emailAddress(),
)

function bodyFor(fields: string[]) {
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.dictionary(fc.constantFrom(...fields, 'extra', '$where', 'a.b'), nasty, { maxKeys: 8 }),
    },
    { weight: 1, arbitrary: nasty },
  )
}

function fieldsOf(schema: unknown): string[] {
  const shape = (schema as { shape?: object; def?: { shape?: object } }).shape ?? {}
  return ['id', ...Object.keys(shape)]
}

/** The call's own example with nasty values in it, or nothing but those. */
function inputFor(call: AnyCall) {
  const example = (call.example?.input ?? {}) as object
  return fc
    .tuple(bodyFor(fieldsOf(call.input)), fc.boolean(), fc.boolean())
    .map(([body, onExample, ownId]) => {
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
      return () => ({ ...(onExample ? example : {}), ...body, ...(ownId ? { id: me.resume } : {}) })
    })
}

const OWN = 'own'
const pathPart = fc.oneof(
  fc.constant(OWN),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  fc.constantFrom('x'.repeat(5000), 'NaN', '%', '..', '__proto__', '\u202egnp.exe'),
)
const OWN_TOKEN = 'mine'

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  it(`answers ${RUNS} hostile inputs`, async () => {
    const statuses: number[] = []
    await fc.assert(
      fc.asyncProperty(
        inputFor(call),
        fc.dictionary(
          fc.constantFrom(...fieldsOf(call.query)),
          fc.string({ unit: 'binary', maxLength: 30 }),
          { maxKeys: 3 },
        ),
        pathPart,
        fc.oneof(
          { weight: 9, arbitrary: fc.constant(OWN_TOKEN) },
          { weight: 1, arbitrary: fc.constantFrom(undefined, 'Bearer nonsense', '\u00ff') },
        ),
        async (body, query, part, token) => {
          const id = part === OWN ? me.resume : part.replace(/\p{Surrogate}/gu, '?')
          const path = call.path.replace(/\{\w+\}/, () => encodeURIComponent(id))
          const search = new URLSearchParams(query).toString()
          const sent = token === OWN_TOKEN ? me.token : token
          const options = {
            ...(sent ? { token: sent } : {}),
            ...(call.method === 'POST' ? { body: (typeof body === 'function' ? body() : body) ?? null } : {}),
          }
          const status = await expectEnvelope({
            api,
            method: call.method,
            path: search ? `${path}?${search}` : path,
            options,
          })
          if (token === OWN_TOKEN) statuses.push(status)
          // what ends a session, or the account's sessions, must not spare the other cases
          if (status !== 401 && !SIGNS_OUT.test(call.path)) return
          if (token === OWN_TOKEN && (await isSignedOut())) await signUp()
        },
      ),
      { numRuns: RUNS },
    )
    if (call.access !== 'public') expect(statuses.filter((status) => status === 401)).toEqual([])
  })
})

const SIGNS_OUT = /sign-out|info\/update/
const isSignedOut = async () => (await api.get('/user/info', { token: me.token })).status === 401
