import { ADMIN } from './start-site'

/** Bodies that are no document. */
export const odd = [
  undefined,
  '{',
  '[]',
  'null',
  '"x"',
  '{"__proto__":{"a":1}}',
  '{"title":"\\u0000","code":{"a":1},"content":[]}',
  '{"a":'.repeat(20_000),
]

/** One request to Payload's REST on a running server. */
export async function restCall(options: {
  url: string
  method: string
  path: string
  token?: string
  body?: string | undefined
}): Promise<{ status: number; text: string }> {
  const { url, method, path, token, body } = options
  const response = await fetch(`${url}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token ? { authorization: `JWT ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  })
  return { status: response.status, text: await response.text() }
}

/** The admin's form, filled in as its page fills it in. */
export async function adminLogin(options: {
  url: string
  name?: string
  password?: string
  headers?: Record<string, string>
}): Promise<{ status: number; headers: Headers; token: string; text: string }> {
  const { url, name = ADMIN.email, password = ADMIN.password, headers = {} } = options
  const body = new FormData()
  body.set('_payload', JSON.stringify({ username: name, password }))
  const response = await fetch(`${url}/api/users/login`, { method: 'POST', body, headers })
  const text = await response.text()
  const token = response.ok ? (JSON.parse(text) as { token: string }).token : ''
  return { status: response.status, headers: response.headers, token, text }
}
