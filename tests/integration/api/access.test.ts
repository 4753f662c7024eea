import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../../app/api/registry'
import type { Role } from '../../../collections/roles'
import { openApi, type CallOptions } from '../../setup/open-api'
import { signUpAs } from '../../setup/sign-up-as'
import { throughout } from '../../setup/throughout'

type Caller = 'visitor' | 'owner' | 'other' | 'admin' | 'super admin'
const CALLERS: Caller[] = ['visitor', 'owner', 'other', 'admin', 'super admin']
const ROLES: Partial<Record<Caller, Role>> = { admin: 'ADMIN', 'super admin': 'SUPER_ADMIN' }

const api = throughout(openApi)
const tokens = new Map<Caller, string>()
let owned = { live: '', trashed: '', version: '' }
let guide = ''

beforeAll(async () => {
  for (const caller of CALLERS.slice(1))
    tokens.set(caller, (await signUpAs({ api, role: ROLES[caller] ?? 'USER' })).token)
  const token = tokens.get('owner') ?? ''
  const make = () => api.makeResume(token)
  owned = { live: await make(), trashed: await make(), version: '' }
  const input = { token: tokens.get('admin') ?? '', body: { title: 'G' } }
  guide = (await api.post('/guide/create', input)).body.data as string
  await api.post(`/resume/remove/${owned.trashed}`, { token })
  await api.post(`/resume/access-code/${owned.live}`, { token, body: { accessCode: '59381746' } })
  const versions = (await api.post(`/resume/versions/${owned.live}`, { token })).body.data as {
    version: string
  }[]
  owned.version = versions[0]?.version ?? ''
})

const CREDENTIAL = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} }

type Sample = { path?: string; body?: object; ok?: number }

/**
 * What each call is asked with, the owner's resume where its path has an id; every call of the registry needs a line. The ones
 * that end something come last.
 */
const samples: Record<string, Sample | (() => Sample)> = {
  '/email/send-code': () => ({ body: { email: `a${Math.random()}@example.com`, purpose: 'login' } }),
  '/auth/email-code': { body: { email: 'nobody@example.com', code: '000000' }, ok: 401 },
  '/auth/email-pwd': () => ({
    body: { email: `b${Math.random()}@example.com`, password: 'no such' },
    ok: 401,
  }),
  '/auth/reset/email-pwd': {
    body: { email: 'nobody@example.com', code: '000000', password: 'a long sentence' },
    ok: 401,
  },
  '/auth/wxmp/qrcode': {},
  '/auth/wxmp/loop-login-status': { path: '/auth/wxmp/loop-login-status?sceneId=none' },
  '/auth/wxmp/code-login': { body: { code: '000000' }, ok: 401 },
  '/auth/wxmp/auto-login': { body: { code: 'none', state: 'none' }, ok: 404 },
  '/auth/wxmp/scan': { body: { sceneId: 'none' }, ok: 404 },
  '/auth/wxmp/approve': { body: { sceneId: 'none', approve: true }, ok: 404 },
  '/user/info': {},
  '/user/info/update': { body: { nickname: 'N' } },
  '/auth/second-step': { body: { ticket: 'none', code: '000000' }, ok: 401 },
  '/auth/passkey/options': {},
  '/auth/passkey': { body: { ticket: 'none', response: CREDENTIAL }, ok: 401 },
  '/user/security': {},
  '/user/two-step/start': { body: { currentPassword: 'x'.repeat(129) }, ok: 400 },
  '/user/two-step/confirm': { body: { ticket: 'none', code: '000000' }, ok: 400 },
  '/user/two-step/stop': { body: { code: '000000' }, ok: 400 },
  '/user/two-step/recovery-codes': { body: { code: '000000' }, ok: 400 },
  '/user/passkeys/options': { body: { currentPassword: 'x'.repeat(129) }, ok: 400 },
  '/user/passkeys': { body: { ticket: 'none', response: CREDENTIAL, name: 'N' }, ok: 400 },
  '/user/passkeys/remove': { body: { id: 'none' }, ok: 404 },
  '/user/events': { body: {} },
  '/user/devices': {},
  '/user/devices/sign-out': { body: { id: 'none' }, ok: 404 },
  '/user/devices/sign-out-others': {},
  '/user/wechat': {},
  '/user/wechat/unbind': { body: {}, ok: 400 },
  '/user/wechat/qrcode': { body: {}, ok: 404 },
  '/user/backup': {},
  '/user/storage': {},
  // administrators keep their accounts: the tests of its end try the rest
  '/user/delete': { body: { currentPassword: 'x'.repeat(129) }, ok: 400 },
  '/user/delete/cancel': { ok: 404 },
  '/user/merge/look': { body: { sceneId: 'none' }, ok: 404 },
  '/user/merge': { body: { sceneId: 'none' }, ok: 404 },
  '/template/list': {},
  '/template/info/{code}': { path: '/template/info/none', ok: 404 },
  '/template/tags': {},
  '/guide/list': {},
  '/guide/detail/{id}': () => ({ path: `/guide/detail/${guide}`, ok: 404 }),
  '/guide/draft-list': {},
  '/guide/create': { body: { title: 'G' } },
  '/guide/update': () => ({ body: { id: guide, title: 'T' } }),
  '/resume-group/list': {},
  '/resume-group/update': { body: { key: 'not-there', order: 1 }, ok: 404 },
  '/recruitment/list': {},
  '/resume/create': { body: {} },
  '/resume/info/{id}': {},
  '/resume/list': {},
  '/resume/tags/{id}': { body: { tags: ['A'] } },
  '/resume/update': () => ({ body: { id: owned.live, title: 'T' } }),
  '/resume/copy/{id}': {},
  '/resume/count': {},
  '/resume/twin/make/{id}': {},
  '/resume/twin/pair/{id}': () => ({ body: { other: owned.live }, ok: 409 }),
  '/resume/twin/part/{id}': {},
  '/resume/data-tmp/{id}': { body: { content: {}, revision: 2 } },
  '/resume/versions/{id}': {},
  '/resume/version/{id}': () => ({ body: { version: owned.version } }),
  '/resume/version-name/{id}': () => ({ body: { version: owned.version, name: 'N' } }),
  '/resume/restore/{id}': () => ({ body: { version: owned.version } }),
  '/resume/access-code/{id}': { body: { accessCode: '59381746' } },
  '/resume/links/{id}': {},
  '/resume/links/create/{id}': { body: { code: '59381746' } },
  '/resume/links/update/{id}': { body: { linkId: 'none', label: 'L' }, ok: 404 },
  '/resume/links/remove/{id}': { body: { linkId: 'none' }, ok: 404 },
  '/resume/comments/{id}': {},
  '/resume/comments/answer/{id}': { body: { commentId: 'none', text: 'T' }, ok: 404 },
  '/resume/comments/settle/{id}': { body: { commentId: 'none', from: 'open', to: 'closed' }, ok: 404 },
  // a resume's own code is no link: it takes no comments
  '/resume/review': () => ofCode({}),
  '/resume/review/comment': () => ofCode({ block: 'b', quote: 'Q', text: 'T' }),
  '/resume/review/answer': () => ofCode({ commentId: 'none', text: 'T' }),
  '/resume/review/take-back': () => ofCode({ commentId: 'none' }),
  '/resume/preview': () => ({ body: { id: owned.live, code: '59381746' } }),
  '/resume/pdf/{id}': {},
  '/puppeteer/generate-pdf': () => ({ path: `/puppeteer/generate-pdf?id=${owned.live}&code=59381746` }),
  '/resume/letters': { body: { font: 'sans', regular: '工', bold: '' } },
  '/puppeteer/guest-pdf': { body: { title: 'T', layout: 'none', content: {} }, ok: 400 },
  '/resume/read-back/{id}': {},
  '/puppeteer/guest-read-back': { body: { layout: 'none', content: {} }, ok: 400 },
  '/resume/import': { body: { data: { basics: { name: 'N' } } } },
  '/resume/export/{id}': () => ({ path: `/resume/export/${owned.live}?format=jsonresume` }),
  '/ai/optimize/inspect': () => ({ path: `/ai/optimize/inspect?resumeId=${owned.live}` }),
  '/resume/migration': { body: { resumes: [] } },
  '/vip': { body: { vipTypeId: 'none' }, ok: 404 },
  '/vip/info': {},
  '/vip-type/list': {},
  '/vip-type/create': { body: {}, ok: 400 },
  '/vip-type/update/{id}': { path: '/vip-type/update/none', body: {}, ok: 404 },
  // the tests of orders try these with a Stripe of their own
  '/order/create-order': { body: { vipTypeId: 'none' }, ok: 404 },
  '/order/notice-callback': { body: {}, ok: 404 },
  '/order/status/{orderId}': { path: '/order/status/none', ok: 404 },
  '/order/list': { body: {} },
  '/invite/code': {},
  '/invite/generate-code': { body: {} },
  '/invite/record-list': {},
  '/invite/look': { path: '/invite/look?code=NOSUCH99' },
  '/ai/task/add': () => ({ body: { kind: 'chat', resumeId: owned.live, input: { message: 'Hi' } }, ok: 404 }),
  '/ai/optimize/module-opt': () => ({ body: { resumeId: owned.live, sectionId: 'skill' }, ok: 404 }),
  '/ai/resume/chat': { path: '/ai/resume/chat?taskId=none', ok: 404 },
  '/ai/task/cancel/{id}': { path: '/ai/task/cancel/none', ok: 404 },
  '/ai/task/info/{id}': { path: '/ai/task/info/none', ok: 404 },
  '/ai/task/list': () => ({ path: `/ai/task/list?resumeId=${owned.live}` }),
  '/ai/status': {},
  '/ai/key': { body: { key: null } },
  '/upload/file': { body: {}, ok: 400 },
  '/propose/form': {},
  '/propose/create': { body: { content: 'Hello', website: 'robot' } },
  '/template/create': { body: {}, ok: 400 },
  '/template/update/{code}': { path: '/template/update/none', body: { title: 'T' }, ok: 404 },
  '/template/refresh-data': {},
  '/openapi.json': {},
  '/docs': {},
  '/resume/remove/{id}': {},
  '/resume/trash/restore/{id}': () => ({ path: `/resume/trash/restore/${owned.trashed}` }),
  // what was just restored is no longer in the trash
  '/resume/trash/delete/{id}': () => ({ path: `/resume/trash/delete/${owned.trashed}`, ok: 404 }),
  '/resume/trash/empty': {},
  '/guide/delete/{id}': () => ({ path: '/guide/delete/none', ok: 404 }),
  '/guide/restore/{id}': () => ({ path: '/guide/restore/none', ok: 404 }),
  '/auth/sign-out': {},
}
const ofCode = (body: object) => ({ body: { id: owned.live, code: '59381746', ...body }, ok: 403 })
const ownPath = ({ path }: { path: string }) => path.replace('{id}', owned.live)
const order = Object.keys(samples)
const inOrder = [...calls].sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path))

// the owner last: what they may do changes what the others would see
const bySafety: Caller[] = ['visitor', 'other', 'admin', 'super admin', 'owner']

describe.each(inOrder.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  it.each(bySafety)('%s', async (caller) => {
    const sample = samples[call.path]
    if (!sample) throw new Error(`no sample for ${call.path}`)
    const { path = ownPath(call), body, ok = 200 } = typeof sample === 'function' ? sample() : sample
    const token = tokens.get(caller)
    const options: CallOptions = { ...(token ? { token } : {}), ...(body ? { body } : {}) }
    const answer = await (call.method === 'GET' ? api.get(path, options) : api.post(path, options))
    expect(answer.status, answer.body.message).toBe(expectedFor({ call, caller, ok }))
  })
})

function expectedFor({ call, caller, ok }: { call: { access: string }; caller: Caller; ok: number }): number {
  if (call.access === 'public') return ok
  if (caller === 'visitor') return 401
  if (call.access === 'owner') return caller === 'owner' ? ok : 404
  if (call.access === 'admin') return caller === 'admin' || caller === 'super admin' ? ok : 403
  return ok
}

it('takes no change on the cookie alone', async () => {
  const { token } = await api.signUp()
  const cookie = { cookie: `payload-token=${token}` }
  for (const call of calls.filter(({ access, cookie: allowed }) => access !== 'public' && !allowed)) {
    const path = ownPath(call)
    const answer = await (call.method === 'GET' ? api.get : api.post)(path, {
      headers: cookie,
      body: undefined,
    })
    expect(answer.status, call.path).toBe(401)
  }
})
