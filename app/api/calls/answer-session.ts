import type { Payload } from 'payload'
import type { StartedSession } from '../../features/auth/start-session.server'
import { deviceCookie } from '../../features/auth/sign-in-device'
import { sessionCookie } from '../../features/auth/session-cookie.server'
import { keptCode, NO_INVITE_COOKIE } from '../../features/invites/invite-cookie'
import { membershipOf } from '../../features/membership/entitlements-of.server'
import { viewUser } from './user-view'

export type AnswerSessionOptions = {
  payload: Payload
  request: Request
  headers: Headers
  session: StartedSession
}

/** The token in the answer, and the cookie of the same session beside it; an invitation has done its work. */
export async function answerSession({ payload, request, headers, session }: AnswerSessionOptions) {
  headers.append('set-cookie', sessionCookie({ payload, request, token: session.accessToken }))
  headers.append('set-cookie', deviceCookie({ request, device: session.device }))
  if (keptCode(request)) headers.append('set-cookie', NO_INVITE_COOKIE)
  const membership = await membershipOf({ payload, person: session.user })
  return { accessToken: session.accessToken, user: viewUser({ user: session.user, membership }) }
}
