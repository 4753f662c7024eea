import './setup/production'
import { setTimeout as pause } from 'node:timers/promises'
import { openOpenai, OPENAI_KEY, streamPieces } from '../tests/doubles/openai'
import { privateResume } from '../tests/factories/private-resume'
import { listenAtSite } from '../tests/setup/chat-at-site'
import { siteCall } from '../tests/setup/site-call'
import { judge } from './setup/judge'
import { openBenchServer } from './setup/open-bench-server'
import { settledMemory } from './setup/settled-memory'

/**
 * The time to the first word through a task and its stream, against asking the provider itself, and the memory of 500
 * open streams, right away and a minute later. Ends with code 1 beyond a budget.
 */
const THINKS_MS = 300
const TURNS = 24
/** Turns that warm the code up, as everybody before the first measured one does on a site. */
const WARM_TURNS = 100
const STREAMS = 500
const MINUTE_MS = 60_000

const provider = await openOpenai()
const bench = await openBenchServer({
  OPENAI_API_KEY: OPENAI_KEY,
  OPENAI_BASE_URL: provider.url,
  OPENAI_MODEL: 'double-1',
})
try {
  const { url, services, person } = bench
  const { token } = person
  let thinksMs = 0
  provider.replies = [
    async ({ res }) => {
      await pause(thinksMs)
      await streamPieces({ res, pieces: ['One', ' two', ' three.'], pace: 5 })
    },
  ]
  // the plan's tasks of a day are fewer than the turns
  await siteCall({ url, path: '/ai/key', token, body: { key: OPENAI_KEY } })
  const created = await siteCall({ url, path: '/resume/create', token, body: { content: privateResume } })
  const resumeId = created.body.data as string

  for (let turn = 0; turn < WARM_TURNS; turn += 1) {
    await firstWordOfTask()
    if (turn % 50 === 49) await forgetTurns()
  }
  thinksMs = THINKS_MS
  const own: number[] = []
  const ours: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    own.push(await firstWordOfProvider())
    ours.push(await firstWordOfTask())
  }
  const [bare, through] = [middle(own), middle(ours)]

  const taskId = await heldTask()
  const before = await settledMemory()
  const leave = new AbortController()
  const limit = { headers: { authorization: token }, signal: leave.signal }
  const open = []
  for (let count = 0; count < STREAMS; count += 1) {
    if (count % 200 === 0) await forgetTurns()
    open.push(await fetch(`${url}/resume-api/ai/resume/chat?taskId=${taskId}`, limit))
  }
  const readers = open.map(async ({ body }) => {
    for await (const _ of body as unknown as AsyncIterable<unknown>);
  })
  const opened = await settledMemory()
  await pause(MINUTE_MS)
  const later = await settledMemory()
  leave.abort()
  await Promise.allSettled(readers)
  judge([
    {
      name: `first word, provider ${bare.toFixed(0)} ms, through us`,
      value: through,
      most: bare * 1.05 + 10,
      unit: 'ms',
    },
    { name: `heap of ${STREAMS} streams`, value: opened.heap - before.heap, most: 60, unit: 'MB' },
    { name: 'heap a minute later', value: later.heap - opened.heap, most: 3, unit: 'MB' },
  ])

  async function firstWordOfProvider(): Promise<number> {
    const start = performance.now()
    const response = await fetch(`${provider.url}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${OPENAI_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'double-1', stream: true, messages: [{ role: 'user', content: 'Hi' }] }),
    })
    let first = 0
    for await (const _ of response.body as unknown as AsyncIterable<unknown>)
      first ||= performance.now() - start
    return first
  }

  async function firstWordOfTask(): Promise<number> {
    const start = performance.now()
    const body = { kind: 'chat', resumeId, input: { message: 'Hi' } }
    const { body: added } = await siteCall({ url, path: '/ai/task/add', token, body })
    let first = 0
    const { taskId } = added.data as { taskId: string }
    await listenAtSite({
      url,
      talk: { token, taskId },
      until: (events) => {
        if (events.some(({ type }) => type === 'delta')) first ||= performance.now() - start
        return false
      },
    })
    return first
  }

  /** A person may give 60 tasks and open 240 streams in a minute. */
  async function forgetTurns(): Promise<void> {
    for (const [name, points] of [
      ['/ai/task/add', 60],
      ['/ai/resume/chat', 240],
    ] as const)
      await services.limiter.reset({ rule: { name, points, seconds: 60 }, key: person.id })
  }

  /** A task that somebody else seems to be at work on. */
  async function heldTask(): Promise<string> {
    const data = {
      ...{
        user: person.id,
        resume: resumeId,
        kind: 'chat' as const,
        status: 'running' as const,
        language: 'en',
      },
      ...{ revision: 1, input: { message: 'Hi' }, promptTokens: 0, answerTokens: 0, attempts: 1 },
      leaseUntil: Date.now() + 60 * MINUTE_MS,
    }
    const row = await services.payload.create({ collection: 'ai-tasks', data, overrideAccess: true })
    return String(row.id)
  }
} finally {
  await bench.close()
  await provider.close()
}

function middle(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN
}
