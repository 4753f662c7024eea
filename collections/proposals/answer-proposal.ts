import { APIError, type PayloadHandler, type PayloadRequest } from 'payload'
import { isAdmin } from '../roles'

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** POST /api/proposals/{id}/answer {answer}: mails it, keeps it, and marks the proposal as answered. */
export const answerProposal: PayloadHandler = async (req) => {
  const { payload, user } = req
  if (!user || !isAdmin(user)) throw new APIError('Forbidden', 403, null, true)
  const id = String(req.routeParams?.id ?? '')
  const answer = await answerIn(req)
  const found = { collection: 'proposals', id, req, overrideAccess: false, user } as const
  const proposal = await payload.findByID({ ...found, depth: 1 })
  const own = typeof proposal.user === 'object' ? proposal.user?.email : null
  const to = MAIL.test(proposal.contact ?? '') ? proposal.contact : own
  if (!to) throw new APIError('There is no mail address to answer to', 409, null, true)
  const isChinese = proposal.language !== 'en'
  const quoted = proposal.content.replace(/^/gm, '> ')
  await payload.sendEmail({
    to,
    subject: isChinese ? '关于您的意见反馈 · 简历' : 'About your feedback · Jianli',
    text: `${answer}\n\n${isChinese ? '您的反馈：' : 'You wrote:'}\n${quoted}\n`,
  })
  const data = { answer, status: 'answered', answeredAt: new Date().toISOString() } as const
  await payload.update({ ...found, data })
  return Response.json({ status: 'answered', answeredAt: data.answeredAt })
}

async function answerIn(req: PayloadRequest): Promise<string> {
  const body: unknown = await req.json?.().catch(() => null)
  const answer = typeof body === 'object' && body && 'answer' in body ? body.answer : ''
  if (typeof answer !== 'string' || answer.trim() === '' || answer.length > 5000)
    throw new APIError('answer: 1 to 5000 characters', 400, null, true)
  return answer.trim()
}
