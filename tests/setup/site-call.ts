import type { Mailbox } from '../doubles/mailbox'
import { ADMIN } from './start-site'

type Body = { success: boolean; code: number; message: string; data: unknown }
export type SiteAnswer = { status: number; headers: Headers; body: Body }

/** One call to a running server. */
export async function siteCall(options: {
  url: string
  path: string
  token?: string
  body?: unknown
}): Promise<SiteAnswer> {
  const { url, path, token, body } = options
  const response = await fetch(`${url}/resume-api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      ...(token ? { authorization: token } : {}),
    },
    body: JSON.stringify(body ?? {}),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
}

/** Signs in by a mailed code. @returns the token */
export async function signInAt(options: { url: string; mailbox: Mailbox; email: string }): Promise<string> {
  const { url, mailbox, email } = options
  await siteCall({ url, path: '/email/send-code', body: { email, purpose: 'login' } })
  const code = mailbox.codeFor(email)
  const { body } = await siteCall({ url, path: '/auth/email-code', body: { email, code } })
  return (body.data as { accessToken: string }).accessToken
}

/** The site's first administrator by password: codes are mailed once a minute only. @returns the token */
export async function signInAdminAt({ url }: { url: string }): Promise<string> {
  const { body } = await siteCall({ url, path: '/auth/email-pwd', body: ADMIN })
  return (body.data as { accessToken: string }).accessToken
}
