import { expect, it } from 'vitest'
import { openApi } from '../../setup/open-api'
import { openRest } from '../../setup/open-rest'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const rest = openRest(api)
const chief = somebody(api, 'SUPER_ADMIN')

const signIn = ({ email, password }: { email: string; password: string }) =>
  api.post('/auth/email-pwd', { body: { email, password } })

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
