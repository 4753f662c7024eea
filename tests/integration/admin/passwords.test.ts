import { expect, it } from 'vitest'
import { BY_PLACE } from '../../../app/features/auth/sign-in-by-password.server'
import { openApi } from '../../setup/open-api'
import { openRest } from '../../setup/open-rest'
import { setPassword } from '../../setup/set-password'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const rest = openRest(api)
const chief = somebody(api, 'SUPER_ADMIN')

const signIn = ({ email, password, ip }: { email: string; password: string; ip?: string }) =>
  api.post('/auth/email-pwd', { body: { email, password }, ...(ip && { ip }) })

it.each(['password1', 'somebody2026'])(
  'a super administrator gives nobody the password %s',
  async (password) => {
    const { token } = chief
    const email = 'somebody@example.com'
    const account = { username: 'somebody', email, password, roles: ['USER'] }
    const made = await rest('POST', '/users', { token, body: account })
    expect(made.status).toBe(400)
    expect(JSON.stringify(made.body)).toMatch(/太常见/)
    expect(JSON.stringify(made.body)).toContain('"path":"password"')
    const own = await rest('PATCH', `/users/${chief.id}`, { token, body: { password: 'qwertyuiop' } })
    expect(own.status).toBe(400)
  },
)

it('a password that is set there works, and counts as one that was set', async () => {
  const { token } = chief
  const password = 'a song about rivers'
  const me = await api.signUp()
  expect((await rest('PATCH', `/users/${me.id}`, { token, body: { password } })).status).toBe(200)
  const answer = await signIn({ email: me.email, password })
  expect(answer.body.data).toMatchObject({ user: { hasPassword: true } })
  expect((await rest('PATCH', `/users/${me.id}`, { token, body: { nickname: 'N' } })).status).toBe(200)
})

it('one that is right is no try, however many of one place sign in', async () => {
  const [ip, password] = ['198.51.100.4', 'a song about rivers']
  const me = await api.signUp()
  await setPassword({ api, person: me, password })
  for (let i = 0; i < 99; i += 1) await api.services.limiter.take({ rule: BY_PLACE, key: ip })
  const statuses = []
  for (const tried of [password, password, password, 'a guess', password])
    statuses.push((await signIn({ email: me.email, password: tried, ip })).status)
  expect(statuses).toEqual([200, 200, 200, 401, 429])
})
