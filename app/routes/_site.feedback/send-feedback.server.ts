import { imageFaultText } from '../../../collections/media/image-fault-texts'
import type { Language } from '../../../collections/resumes/schema'
import { personOfRequest } from '~/features/auth/person-of-request.server'
import { createProposal, type CreateProposalResult } from '~/features/proposals/create-proposal.server'
import { keepFormToken } from '~/features/proposals/form-token.server'
import type { Services } from '~/features/services'
import { readForm } from './read-form.server'
import { FEEDBACK_TEXTS } from './texts'

type Options = { request: Request; services: Services; ip: string; locale: Language }
export type FeedbackOutcome =
  | { sent: true; status: 200 }
  | { sent: false; status: number; problem: string; content: string; contact: string; formToken: string }

/** Takes the form as a browser sends it, with or without a session; no script is needed. */
export async function sendFeedback({ request, services, ip, locale }: Options): Promise<FeedbackOutcome> {
  const t = FEEDBACK_TEXTS[locale].problems
  const { form, fault } = await readForm(request)
  const { payload } = services
  const kept = {
    content: form?.content ?? '',
    contact: form?.contact ?? '',
    formToken: keepFormToken({ secret: payload.secret, token: form?.formToken ?? '' }),
  }
  if (!form || fault) return { sent: false, status: 400, problem: t[fault ?? 'content'], ...kept }
  // who sends it is a link for the administrator's eyes; nothing of the person's is changed on this cookie
  const person = await personOfRequest({ payload, request, cookie: true })
  const created = await createProposal({ services, person, ip, language: locale, ...form })
  if (created.ok) return { sent: true, status: 200 }
  return { sent: false, ...refused({ created, locale }), ...kept }
}

type Refused = Exclude<CreateProposalResult, { ok: true }>

function refused({ created, locale }: { created: Refused; locale: Language }) {
  const t = FEEDBACK_TEXTS[locale].problems
  if (created.reason === 'not-human') return { status: 400, problem: t['not-human'] }
  if (created.reason === 'too-many-proposals')
    return { status: 429, problem: t['too-many'](Math.ceil(created.retryAfter / 60)) }
  const { reason } = created.refusal
  const fault = reason === 'too-many' ? 'busy' : reason
  return { status: 400, problem: t.picture(imageFaultText({ fault, language: locale })) }
}
