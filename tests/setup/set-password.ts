import type { Mailbox } from '../doubles/mailbox'
import type { SignedIn, TestApi } from './open-api'
import { siteCall, type SiteAnswer } from './site-call'

type Asked = { api: TestApi; person: SignedIn }

let places = 0

/** The code that confirms a change of an account without a password, asked for from a place of its own. */
export async function confirmation({ api, person }: Asked): Promise<{ confirmCode: string }> {
  const { token, email } = person
  const ip = `203.0.${Math.floor(++places / 250)}.${places % 250}`
  await api.post('/email/send-code', { token, body: { email, purpose: 'confirm' }, ip })
  return { confirmCode: api.mailbox.codeFor(email) }
}

/** The first password of an account. */
export async function setPassword(options: Asked & { password: string }) {
  const { api, person, password } = options
  const body = { password, ...(await confirmation(options)) }
  return api.post('/user/info/update', { token: person.token, body })
}

/** The same at a running server. */
export async function setPasswordAt(options: {
  url: string
  mailbox: Mailbox
  email: string
  token: string
  password: string
}): Promise<SiteAnswer> {
  const { url, mailbox, email, token, password } = options
  await siteCall({ url, token, path: '/email/send-code', body: { email, purpose: 'confirm' } })
  const body = { password, confirmCode: mailbox.codeFor(email) }
  return siteCall({ url, token, path: '/user/info/update', body })
}
