import * as z from 'zod'
import { MOST_ANSWERS } from '../../../../collections/review-limits'
import { commentsOfResume } from '../../../features/review-comments/comments-of-resume.server'
import { answerAsOwner, settleComment } from '../../../features/review-comments/settle-comment.server'
import { ApiError } from '../../engine/api-error'
import { defineCall, WRITE_LIMIT } from '../../engine/define-call'
import { notFound } from '../../engine/refuse'
import { answerText, comment, commentId, commentState } from './review-view'

const about = { access: 'owner', tag: 'Sharing' } as const

const list = defineCall('POST /resume/comments/{id}', {
  ...about,
  summary: { 'zh-CN': '读者对简历的评论', en: 'What readers wrote about a resume' },
  output: z.array(comment),
  async handler({ services: { payload }, person, params: { id } }) {
    const found = await commentsOfResume({ payload, person, id })
    if (!found) throw notFound()
    return found
  },
})

const answer = defineCall('POST /resume/comments/answer/{id}', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '回复评论', en: 'Answer a comment' },
  input: z.strictObject({ commentId, text: answerText }),
  output: z.null(),
  success: { 'zh-CN': '已回复', en: 'Answered' },
  errors: { 409: { 'zh-CN': '回复数量已达上限', en: 'It has as many answers as it may' } },
  async handler({ services: { payload }, person, params: { id }, input: { commentId, text } }) {
    const made = await answerAsOwner({ payload, person, id, comment: commentId, text })
    if (!made.ok) throw refuse(made.reason)
    return null
  },
})

const settle = defineCall('POST /resume/comments/settle/{id}', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '采纳、关闭、删除或重新打开评论', en: 'Accept, close, remove or reopen a comment' },
  description: {
    'zh-CN':
      '只改变评论的状态，不改变简历；采纳的文字由编辑器写入。removed 的评论不再显示给任何人，一小时后彻底删除，此前可以恢复。状态已与 from 不同时返回 409。',
    en: 'Changes what became of the comment, not the resume: the editor writes accepted words. What is `removed` is shown to nobody and deleted after an hour; until then it can be reopened. 409 where it no longer is as `from` says.',
  },
  input: z.strictObject({ commentId, from: commentState, to: commentState }),
  output: z.null(),
  errors: { 409: { 'zh-CN': '评论刚刚已被采纳或关闭', en: 'It was accepted or closed meanwhile' } },
  async handler({ services: { payload }, person, params: { id }, input: { commentId, from, to } }) {
    const settled = await settleComment({ payload, person, id, comment: commentId, from, to })
    if (!settled.ok) throw refuse(settled.reason)
    return null
  },
})

export const resumeCommentCalls = [list, answer, settle] as const

function refuse(reason: 'not-found' | 'settled' | 'too-many-comments'): ApiError {
  if (reason === 'not-found') return notFound()
  if (reason === 'settled') return new ApiError({ status: 409, key: 'commentSettled' })
  return new ApiError({ status: 409, key: 'tooManyComments', values: { limit: MOST_ANSWERS } })
}
