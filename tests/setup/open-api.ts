import type { Envelope } from '../../app/api/engine/envelope'
import { openRouter, type Send } from './open-router'
import { openServices, type AssistantPace, type TestServices } from './services'

export type Answer = { status: number; headers: Headers; body: Envelope<never> }
export type CallOptions = {
  token?: string
  body?: unknown
  headers?: Record<string, string>
  ip?: string
  signal?: AbortSignal
}
export type SignedIn = { token: string; id: string; email: string }
export type TestApi = TestServices & {
  send: Send
  get: (path: string, options?: CallOptions) => Promise<Answer>
  post: (path: string, options?: CallOptions) => Promise<Answer>
  /** a new account, made the way people make one: by a mailed code */
  signUp: (email?: string) => Promise<SignedIn>
  /** @returns its id */
  makeResume: (token: string, body?: object) => Promise<string>
}

let accounts = 0

/** The calls on a new database, and short ways to use them. */
export async function openApi(
  settings?: Record<string, string>,
  assistant?: AssistantPace,
): Promise<TestApi> {
  const base = await openServices(settings, assistant)
  const send = openRouter(base)
  const call = async (method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
    const response = await send(requestFor({ method, path, options }), options.ip ? { ip: options.ip } : {})
    return {
      status: response.status,
      headers: response.headers,
      body: await envelopeOf(response),
    }
  }
  const api: TestApi = {
    ...base,
    send,
    get: (path, options) => call('GET', path, options),
    post: (path, options) => call('POST', path, options),
    signUp: (email = `person-${++accounts}@example.com`) => signUp({ api, email }),
    makeResume: async (token, body = {}) =>
      (await api.post('/resume/create', { token, body })).body.data as string,
  }
  return api
}

/** A file has no envelope; it counts as one that went well. */
async function envelopeOf(response: Response): Promise<Envelope<never>> {
  const text = await response.text()
  if (text.startsWith('{"success":')) return JSON.parse(text) as Envelope<never>
  return { success: true, code: response.status, message: 'file', data: null as never }
}

export function requestFor(options: { method: string; path: string; options?: CallOptions }): Request {
  const { method, path, options: { token, body, headers = {} } = {} } = options
  return new Request(`http://jianli.test/resume-api${path}`, {
    method,
    headers: {
      'accept-language': 'en',
      ...(token ? { authorization: token } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

async function signUp({ api, email }: { api: TestApi; email: string }): Promise<SignedIn> {
  const sent = await api.post('/email/send-code', { body: { email, purpose: 'login' } })
  if (sent.status !== 200) throw new Error(`no code for ${email}: ${JSON.stringify(sent.body)}`)
  const { body } = await api.post('/auth/email-code', { body: { email, code: api.mailbox.codeFor(email) } })
  const { accessToken, user } = body.data as { accessToken: string; user: { id: string } }
  return { token: accessToken, id: user.id, email }
}
