import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '~/features/services'
import { readLanguage } from '../../../../collections/languages/read-language'
import { resumeContent } from '../../../../collections/resumes/schema'
import type { Person } from '../../auth/person-of-request.server'
import { compareAndSet } from '~/database/compare-and-set.server'
import { factCheckOf } from '../edits/fact-check.server'
import { KINDS } from '../kinds'
import type { KindContext } from '../kinds/kind-context'
import { createSecondReading } from '../kinds/second-reading.server'
import { createMarks } from '../privacy/create-marks'
import { privateOf, privateOfText } from '../privacy/private-of'
import { PROMPTS } from '../prompts/prompts'
import { createAsk } from '../provider/create-ask.server'
import type { Limits } from '../provider/ask-provider.server'
import { FAULTS } from '../../../../collections/assistant/task-faults'
import { TaskFault } from '../provider/fault'
import { providerSettings, type ProviderSettings } from '../provider/provider-settings.server'
import { pastChat } from './past-chat.server'
import { createEmitter, LeaseLost, type Emitter } from './create-emitter.server'
import { lastEvent, lastResult } from './event-store.server'
import type { EventFeed } from './event-feed.server'
import { isLast, type TaskResult, type Usage } from './events'
import { endTask } from './end-task.server'
import { inputOf, userIdOf, type TaskRow } from './task'
import type { Payload } from 'payload'
import { isDocumentId } from '~/database/is-document-id'

/** Who has asked, and with whose key it is done: read a moment ago. */
export type Asked = { person: Person; settings: ProviderSettings }
export type RunTaskOptions = {
  services: Services
  feed: EventFeed
  /** as it was claimed */
  row: TaskRow
  /** of a task that has just been written, to which nobody can have said anything yet */
  asked?: Asked | undefined
  /** aborted when it is cancelled, its lease is lost or the server stops */
  signal: AbortSignal
  limits?: Limits | undefined
}

/** Taken over so often, a task is believed to be what ends its runners. */
const MOST_ATTEMPTS = 3
const PAUSE_MS = 1000

/**
 * Does one claimed task to its end, saying all there is to say as events. What a runner that died over it has said is
 * void, and a `reset` comes first, unless all of it was there and only the second reading wasn't. Throws LeaseLost, or the signal's reason; then the task is left as it is.
 */
export async function runTask(options: RunTaskOptions): Promise<void> {
  const { services, feed, row, asked, signal } = options
  const { payload, log } = services
  const task = String(row.id)
  const last = asked ? null : await lastEvent({ payload, task })
  const result = last && (await lastResult({ payload, task }))
  if (last && isLast(last)) return endTask({ payload, row, event: last, answer: result })
  const emitter = createEmitter({ payload, feed, task, from: last?.number ?? 0 })
  const usage: Usage = { promptTokens: 0, answerTokens: 0, model: '' }
  try {
    if (result) return await endDone({ ...options, emitter, answer: { ...result, secondReading: 'failed' } })
    if (last) await emitter.emit('reset', {})
    if (row.attempts > MOST_ATTEMPTS) throw new TaskFault({ code: 'interrupted' })
    const answering = tryTwice({ ...options, emitter, usage })
    // After what is read to ask the provider has been asked for; where this can't be written, nothing after it can.
    void emitter.emit('status', { state: 'working' }).catch(() => undefined)
    await endDone({ ...options, emitter, answer: await answering, usage })
  } catch (error) {
    if (error instanceof LeaseLost || signal.aborted) throw error
    const fault = error instanceof TaskFault ? error : new TaskFault({ code: 'unknown', cause: error })
    const level = fault.code === 'unknown' ? 'error' : 'warn'
    log[level]({ task, kind: row.kind, fault: fault.code, err: fault.cause }, 'a task failed')
    const language = readLanguage(row.language)
    const event = {
      number: 0,
      type: 'error',
      data: { code: fault.code, message: FAULTS[fault.code][language] },
    } as const
    await emitter.emit(event.type, event.data)
    await endTask({ payload, row, event })
  }
}

type EndOptions = RunTaskOptions & { emitter: Emitter; answer: TaskResult; usage?: Usage }

async function endDone({ services, row, emitter, answer, usage }: EndOptions): Promise<void> {
  const event = { number: 0, type: 'done', data: { status: 'done', usage: usage ?? null } } as const
  // of a runner that died while it read again nobody has been told that it could not
  if (!usage) await emitter.emit('result', answer)
  await emitter.emit(event.type, event.data)
  await endTask({ payload: services.payload, row, event, answer })
}

type TryOptions = RunTaskOptions & { emitter: Emitter; usage: Usage }

/** Once more where the provider failed in a way that may pass. */
async function tryTwice(options: TryOptions): Promise<TaskResult> {
  const { emitter, signal } = options
  try {
    return await work(options)
  } catch (error) {
    if (!(error instanceof TaskFault) || !error.mayPass || signal.aborted) throw error
    await emitter.emit('status', { state: 'retrying' })
    await pause(error.retryAfter ? error.retryAfter * 1000 : PAUSE_MS, undefined, { signal })
    if (emitter.hasSaid()) await emitter.emit('reset', {})
    return work({ ...options, asked: undefined })
  }
}

async function work(options: TryOptions): Promise<TaskResult> {
  const { services, row, asked, emitter, usage, signal, limits } = options
  const { payload, env, log } = services
  const userId = userIdOf(row)
  const [person, settings, past] = await Promise.all([
    asked?.person ?? personOf({ payload, id: userId }),
    asked ? { ok: true as const, ...asked.settings } : providerSettings({ payload, env, userId }),
    row.kind === 'chat' ? pastChat({ payload, row }) : [],
  ])
  if (!person) throw new TaskFault({ code: 'gone' })
  if (!settings.ok) throw new TaskFault({ code: 'off' })
  usage.model = settings.model
  const content = resumeContent.parse(row.base)
  const known = [
    ...privateOf(content),
    ...(row.kind === 'fill' ? privateOfText(inputOf({ kind: 'fill', row }).text) : []),
  ]
  const marks = createMarks({ known })
  const ask = createAsk({ settings, signal, usage, marks, ...(limits ? { limits } : {}) })
  const language = readLanguage(row.language)
  const secondReading = createSecondReading({
    ...{ isOn: settings.secondReading, content, marks, ask, emitter, language, signal, log, task: row },
  })
  const context: KindContext = {
    ...{ services, row, person, content, past, marks, ask, emitter, secondReading, language },
    guard: (words) => factCheckOf({ content, signal, ...words }),
  }
  const kind = KINDS[row.kind]
  try {
    const result = await kind.run(context)
    // All of it stands before it is read again: who doesn't want to wait for that has it.
    await emitter.emit('result', result)
    await secondReading.read()
    if (secondReading.outcome() !== 'failed') return result
    const less = { ...result, secondReading: 'failed' as const }
    await emitter.emit('result', less)
    return less
  } finally {
    const versions = [kind.prompt, ...(secondReading.outcome() ? [PROMPTS.secondReading] : [])]
    const promptVersion = versions.map(({ version }) => version).join('+')
    const { promptTokens, answerTokens, model } = usage
    const cost = (promptTokens * settings.prices.prompt + answerTokens * settings.prices.answer) / 1_000_000
    // also of a task that was stopped, which nobody else ends with what it took
    const data = {
      sent: ask.sent(),
      ownKey: settings.isOwn,
      promptVersion,
      promptTokens,
      answerTokens,
      model,
      cost,
    }
    await compareAndSet({ payload, collection: 'ai-tasks', where: { id: { equals: row.id } }, data })
  }
}

/** The person a task belongs to, with the rights they have now; null where the account is gone. */
async function personOf({ payload, id }: { payload: Payload; id: string }): Promise<Person | null> {
  if (!isDocumentId(id)) return null
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    // the runner has no session; what it does next it does as this person
    overrideAccess: true,
  })
  return docs[0] ? { ...docs[0], collection: 'users' } : null
}
