import { APIError, type PayloadHandler, type PayloadRequest } from 'payload'
import { inTransaction } from '../../app/database/in-transaction.server'
import { readLanguage } from '../languages/read-language'
import { adminLanguage } from '../languages/admin-language'
import type { Mail } from '../jobs/workers'
import { isAdmin } from '../roles'

const TEXTS = {
  'zh-CN': {
    nowhere: '对方没有留下邮箱，无法回复',
    length: '回复须为 1 至 5000 个字符',
    answered: '已经回复过了；如需再次回复，请先把状态改为“处理中”并保存',
  },
  en: {
    nowhere: 'There is no mail address to answer to',
    length: 'An answer has 1 to 5000 characters',
    answered: 'It is answered already; to write again, set its status back to “In progress” and save',
  },
}
/** In the language that the feedback came in. */
const WORDS = {
  'zh-CN': { subject: '关于您的意见反馈 · 简历', quoted: '您的反馈：' },
  en: { subject: 'About your feedback · Jianli', quoted: 'You wrote:' },
}
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** POST /api/proposals/{id}/answer {answer}: keeps it, marks the proposal as answered, and puts the mail in the queue. */
export const answerProposal: PayloadHandler = async (req) => {
  const { payload, user, i18n, t } = req
  if (!user || !isAdmin(user)) throw new APIError(t('error:unauthorized'), 403, null, true)
  const answer = await answerIn(req)
  const id = String(req.routeParams?.id ?? '')
  // of two administrators at once, or two presses, one answers: the other starts again and finds it done
  const run = (inside: PayloadRequest) => keepAnswer({ req: inside, id, answer })
  return Response.json(await inTransaction({ payload, user, from: { i18n, t }, run }))
}

async function keepAnswer({ req, id, answer }: { req: PayloadRequest; id: string; answer: string }) {
  const { payload } = req
  const found = { collection: 'proposals', id, req, overrideAccess: false } as const
  const proposal = await payload.findByID({ ...found, depth: 1 })
  const own = typeof proposal.user === 'object' ? proposal.user?.email : null
  const to = MAIL.test(proposal.contact ?? '') ? proposal.contact : own
  if (!to) throw new APIError(textsOf(req).nowhere, 409, null, true)
  if (proposal.status === 'answered') throw new APIError(textsOf(req).answered, 409, null, true)
  const words = WORDS[readLanguage(proposal.language)]
  const quoted = proposal.content.replace(/^/gm, '> ')
  const data = { answer, status: 'answered', answeredAt: new Date().toISOString() } as const
  await payload.update({ ...found, data })
  const mail: Mail = {
    to,
    subject: words.subject,
    text: `${answer}\n\n${words.quoted}\n${quoted}\n`,
  }
  await payload.jobs.queue({ task: 'send-mail', input: mail, req })
  return { status: data.status, answeredAt: data.answeredAt }
}

async function answerIn(req: PayloadRequest): Promise<string> {
  const body: unknown = await req.json?.().catch(() => null)
  const answer = typeof body === 'object' && body && 'answer' in body ? body.answer : ''
  if (typeof answer !== 'string' || answer.trim() === '' || answer.length > 5000)
    throw new APIError(textsOf(req).length, 400, null, true)
  return answer.trim()
}

function textsOf({ i18n }: PayloadRequest) {
  return TEXTS[adminLanguage(i18n)]
}
