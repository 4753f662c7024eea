import * as z from 'zod'
import { TASK_KINDS, type TaskKind } from '../../../../collections/assistant/task-kinds'
import { addTask, type AddTaskOptions } from '../../../features/assistant/tasks/add-task.server'
import { lastEvent } from '../../../features/assistant/tasks/event-store.server'
import { isLast } from '../../../features/assistant/tasks/events'
import { findTask, listTasks } from '../../../features/assistant/tasks/find-task.server'
import { moduleInput, TASK_INPUTS } from '../../../features/assistant/tasks/inputs'
import { streamEvents } from '../../../features/assistant/tasks/stream-events.server'
import { findOwnResume } from '../../../features/resumes/find-own-resume.server'
import { ApiError } from '../../engine/api-error'
import { checkInput } from '../../engine/check-input'
import { defineCall, WRITE_LIMIT } from '../../engine/define-call'
import { notFound } from '../../engine/refuse'
import { summariseTask, taskSummary, taskView, viewTask } from './task-view'

const about = { access: 'owner', tag: 'Assistant' } as const
const resumeId = z.string().max(64)
const added = z.object({ taskId: z.string().describe('For ai/resume/chat') })
const errors = {
  404: { 'zh-CN': '简历不存在，或未启用 AI 模型', en: 'There is no such resume, or no AI model is set up' },
  429: {
    'zh-CN': '今天的任务已用完，或进行中的任务过多',
    en: 'The day’s tasks are used up, or too many are running',
  },
}
const limit = { points: 60, seconds: 60, by: 'person' } as const

const add = defineCall('POST /ai/task/add', {
  ...about,
  summary: { 'zh-CN': '新建助手任务', en: 'Give the assistant a task' },
  description: {
    'zh-CN': 'input 的内容取决于 kind。任务在后台执行，关闭页面不影响；结果通过 ai/resume/chat 读取。',
    en: 'What input holds depends on kind. The task runs by itself, also when the page is closed; ai/resume/chat tells what it says.',
  },
  input: z.strictObject({
    kind: z.enum(TASK_KINDS),
    resumeId,
    input: z.record(z.string(), z.json()).default({}).describe('By kind; see the examples'),
  }),
  output: added,
  errors,
  limit,
  example: { input: { kind: 'chat', resumeId: '6d5b…', input: { message: 'Is my summary too long?' } } },
  async handler({ services, person, input: { kind, resumeId, input }, language }) {
    const schema = z.object({ input: TASK_INPUTS[kind] })
    // an edge: the schema of a kind gives that kind's input
    const checked = checkInput({ schema, value: { input }, language }) as { input: never }
    return begin({ services, person, language, kind, resumeId, input: checked.input })
  },
})

const moduleOpt = defineCall('POST /ai/optimize/module-opt', {
  ...about,
  summary: { 'zh-CN': '优化一个模块', en: 'Improve one module' },
  description: {
    'zh-CN': '与 kind 为 module-opt 的任务相同。',
    en: 'The same as a task of kind module-opt.',
  },
  input: z.strictObject({ resumeId, ...moduleInput.shape }).superRefine((value, context) => {
    const { resumeId: _, ...rest } = value
    for (const issue of moduleInput.safeParse(rest).error?.issues ?? [])
      context.addIssue({ ...issue, code: 'custom' })
  }),
  output: added,
  errors,
  limit,
  example: { input: { resumeId: '6d5b…', sectionId: 'a1b2c3', aim: 'stronger' } },
  handler: ({ services, person, input: { resumeId, ...input }, language }) =>
    begin({ services, person, language, kind: 'module-opt', resumeId, input }),
})

const stream = defineCall('GET /ai/resume/chat', {
  ...about,
  summary: { 'zh-CN': '任务的事件流', en: 'The stream of a task’s events' },
  description: {
    'zh-CN':
      '事件：status {state: working | retrying | checking}、delta {text}、patch（修改建议，相同 key 的后一条取代前一条）、facts 与 result（后一条取代前一条）、reset（此前内容作废）、done {status, usage}、error {code, message}。checking 表示建议正由模型复核。断开后用 Last-Event-ID 请求头或 lastEventId 继续。',
    en: 'Events: status {state: working | retrying | checking}, delta {text}, patch (a suggestion; a later one of the same key takes its place), facts and result (the later one counts), reset (what came before is void), done {status, usage}, error {code, message}. While checking, the model reads its suggestions again. Go on after a break with the header Last-Event-ID or lastEventId.',
  },
  produces: 'text/event-stream',
  query: z.strictObject({
    taskId: z.string().max(64),
    lastEventId: z.coerce
      .number()
      .int()
      .min(0)
      .max(1e9)
      .optional()
      .describe('The last event that has arrived'),
  }),
  output: z.never(),
  limit: { points: 240, seconds: 60, by: 'person' },
  async handler({ services, person, request, query }) {
    const { payload, assistant } = services
    const row = await findTask({ payload, person, id: query.taskId })
    if (!row) throw notFound()
    const header = Number(request.headers.get('last-event-id') ?? '')
    const asked = query.lastEventId ?? (Number.isInteger(header) && header > 0 ? header : 0)
    const last = await lastEvent({ payload, task: query.taskId })
    const isOver = last !== null && isLast(last) && asked >= last.number
    const signal = AbortSignal.any([request.signal, assistant.stopping])
    const events = { payload, feed: assistant.feed, task: query.taskId, after: asked, signal }
    return new Response(isOver ? null : streamEvents(events), {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        // neither kept nor packed on the way: a packed stream waits until there is enough to pack
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      },
    })
  },
})

const cancel = defineCall('POST /ai/task/cancel/{id}', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '停止任务', en: 'Stop a task' },
  output: z.object({ cancelled: z.boolean().describe('false: it had ended already') }),
  async handler({ services, person, params: { id } }) {
    const row = await findTask({ payload: services.payload, person, id })
    if (!row) throw notFound()
    return { cancelled: await services.assistant.cancel(row) }
  },
})

const info = defineCall('GET /ai/task/info/{id}', {
  ...about,
  summary: {
    'zh-CN': '一个任务，含发送给 AI 服务的全部内容',
    en: 'One task, with all that was sent to the AI service',
  },
  output: taskView,
  async handler({ services, person, params: { id }, language }) {
    const row = await findTask({ payload: services.payload, person, id })
    if (!row) throw notFound()
    return viewTask({ row, language })
  },
})

const list = defineCall('GET /ai/task/list', {
  ...about,
  summary: { 'zh-CN': '一份简历的任务，新的在前', en: 'The tasks on a resume, newest first' },
  query: z.strictObject({ resumeId }),
  output: z.array(taskSummary),
  async handler({ services, person, query, language }) {
    const { payload } = services
    if (!(await findOwnResume({ payload, person, id: query.resumeId }))) throw notFound()
    const rows = await listTasks({ payload, person, resumeId: query.resumeId, most: 50 })
    return rows.map((row) => summariseTask({ row, language }))
  },
})

export const taskCalls = [add, moduleOpt, stream, cancel, info, list] as const

async function begin<Kind extends TaskKind>(options: AddTaskOptions<Kind>): Promise<{ taskId: string }> {
  const result = await addTask(options)
  if (result.ok) return { taskId: result.taskId }
  if (result.reason === 'not-found') throw notFound()
  if (result.reason === 'day-full') {
    const headers = { 'retry-after': String(result.retryAfter) }
    throw new ApiError({ status: 429, key: 'assistantDay', values: { limit: result.limit }, headers })
  }
  if (result.reason === 'too-many-open')
    throw new ApiError({
      status: 429,
      key: 'assistantOpen',
      headers: { 'retry-after': String(result.retryAfter) },
    })
  throw new ApiError({ status: 404, key: 'assistantOff' })
}
