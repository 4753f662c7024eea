import * as z from 'zod'
import { LONGEST_QUOTE } from '../../../../collections/review-limits'
import type { Passage } from '../../../document/passages/passages-of'
import { placeComment } from '../../../document/passages/place-comment'
import { commentsOfLink } from '../../../features/review-comments/comments-of-link.server'
import {
  openReview,
  type OpenReviewOptions,
  type OpenReviewResult,
} from '../../../features/review-comments/open-review.server'
import { threadsOf, type Thread } from '../../../features/review-comments/review-comment'
import { takeBack } from '../../../features/review-comments/take-back.server'
import { answerAsReader, writeComment } from '../../../features/review-comments/write-comment.server'
import { ApiError } from '../../engine/api-error'
import { defineCall } from '../../engine/define-call'
import { notFound } from '../../engine/refuse'
import { refuseReview } from './refuse-review'
import { sharedErrors } from './refuse-shared'
import {
  answerText,
  commentId,
  commentText,
  passage,
  quote,
  readerName,
  readersComment,
  suggestion,
} from './review-view'

const about = { access: 'public', tag: 'Sharing' } as const
const WRITE = { points: 30, seconds: 10 * 60, by: 'ip' } as const
const errors = {
  ...sharedErrors,
  403: {
    'zh-CN': '访问码错误或缺失，或链接不接受评论',
    en: 'The code is wrong or missing, or the link does not take comments',
  },
}
const writeErrors = {
  ...errors,
  409: {
    'zh-CN': '评论已满，或页面已不同',
    en: 'There are as many as there may be, or the page is another by now',
  },
}

const way = {
  id: z.string().max(200).describe('Id of the link'),
  code: z.string().max(64).default(''),
}

const list = defineCall('POST /resume/review', {
  ...about,
  // Asked each minute by each reader; fifty in one office have one address.
  limit: { points: 600, seconds: 10 * 60, by: 'ip' },
  summary: { 'zh-CN': '凭链接查看评论', en: 'Comments, for a reader of a link' },
  description: {
    'zh-CN': '页面上可以评论的文字，以及此链接所有读者的未处理评论；本浏览器写的评论无论结果如何都在其中。',
    en: 'The texts of the page, which can be commented on, and the open comments of all readers of the link; what this browser wrote is there whatever became of it.',
  },
  input: z.strictObject(way),
  output: z.object({ passages: z.array(passage), comments: z.array(readersComment) }),
  errors,
  async handler({ services, input, ip, request, headers }) {
    const { link, passages, reader } = await letIn({
      services,
      ip,
      request,
      headers,
      review: 'read',
      ...input,
    })
    const threads = await commentsOfLink({ payload: services.payload, link: link.id, reader })
    return {
      passages: passages.map(({ block, text, words }) => ({
        block,
        text,
        words: words && words.text.length <= LONGEST_QUOTE ? words.text : null,
      })),
      comments: threads.map((thread) => placed({ thread, passages })),
    }
  },
})

const write = defineCall('POST /resume/review/comment', {
  ...about,
  limit: WRITE,
  summary: { 'zh-CN': '评论或建议修改', en: 'Comment, or suggest other words' },
  input: z.strictObject({
    ...way,
    block: z.string().max(200).describe('From passages'),
    quote,
    text: commentText.default(''),
    suggestion: suggestion.default(null),
    name: readerName.default(''),
  }),
  output: readersComment,
  success: { 'zh-CN': '已发送', en: 'Sent' },
  errors: writeErrors,
  example: {
    input: {
      id: '6d5b…',
      code: '20481733',
      block: 'a1.text.0',
      quote: 'Led a team',
      suggestion: 'Led a team of six',
    },
  },
  async handler({ services, input: { id, code, ...written }, ip, request, headers }) {
    if (written.text === '' && written.suggestion === null)
      throw new ApiError({ status: 400, key: 'noCommentText' })
    const { link, passages } = await letIn({ services, ip, request, headers, id, code, review: 'write' })
    const made = await writeComment({ payload: services.payload, request, link, passages, ...written })
    if (!made.ok) throw refuseReview(made)
    if (made.cookie) headers.append('Set-Cookie', made.cookie)
    const [thread] = threadsOf({ rows: [made.row], reader: made.reader })
    if (!thread) throw notFound()
    return placed({ thread, passages })
  },
})

const answer = defineCall('POST /resume/review/answer', {
  ...about,
  limit: WRITE,
  summary: { 'zh-CN': '以读者身份回复评论', en: 'Answer a comment as a reader' },
  input: z.strictObject({ ...way, commentId, text: answerText, name: readerName.default('') }),
  output: z.null(),
  success: { 'zh-CN': '已发送', en: 'Sent' },
  errors: writeErrors,
  async handler({ services, input: { id, code, commentId, text, name }, ip, request, headers }) {
    const { link } = await letIn({ services, ip, request, headers, id, code, review: 'write' })
    const { payload } = services
    const made = await answerAsReader({ payload, request, link, comment: commentId, text, name })
    if (!made.ok) throw refuseReview(made)
    if (made.cookie) headers.append('Set-Cookie', made.cookie)
    return null
  },
})

const remove = defineCall('POST /resume/review/take-back', {
  ...about,
  limit: { points: 60, seconds: 10 * 60, by: 'ip' },
  summary: { 'zh-CN': '撤回自己的评论或回复', en: 'Take back what one wrote' },
  description: {
    'zh-CN': '只有写下它的浏览器可以撤回；评论连同其回复一起删除。',
    en: 'Only the browser that wrote it can; a comment goes with its answers.',
  },
  input: z.strictObject({ ...way, commentId }),
  output: z.null(),
  success: { 'zh-CN': '已撤回', en: 'Taken back' },
  errors,
  async handler({ services, input: { id, code, commentId }, ip, request, headers }) {
    const { link, reader } = await letIn({ services, ip, request, headers, id, code, review: 'write' })
    const { payload } = services
    if (!(await takeBack({ payload, link: link.id, reader, comment: commentId }))) throw notFound()
    return null
  },
})

export const reviewCalls = [list, write, answer, remove] as const

type Opened = Extract<OpenReviewResult, { ok: true }>

/** @throws what a reader is told who is not let in, or whose link takes no comments */
async function letIn({ headers, ...options }: OpenReviewOptions & { headers: Headers }): Promise<Opened> {
  const opened = await openReview(options)
  if (!opened.ok) throw refuseReview(opened)
  for (const cookie of opened.cookies) headers.append('Set-Cookie', cookie)
  return opened
}

/**
 * A comment with the text of the page that it is about now. Words that the page no longer says are shown to nobody but who
 * wrote the comment: they may have been taken out for a reason.
 */
function placed({ thread, passages }: { thread: Thread; passages: readonly Passage[] }) {
  const place = placeComment({ comment: thread, passages })
  const now = { ...thread, block: place?.passage.block ?? null, isChanged: place?.isChanged ?? false }
  return thread.own || (place && !place.isChanged) ? now : { ...now, quote: '', suggestion: null }
}
