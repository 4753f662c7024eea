import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { TaskFault } from '../provider/fault'
import type { FactSources } from './prepare-sources'
import type { Verdict } from './types'

/** `claims` may be empty: then the sources are read for later questions. */
export type FactsQuestion = { sources: FactSources; claims: readonly { before: string; after: string }[] }
/** One verdict for each claim; the thread's first message says only that it is there. */
export type FactsAnswer = Verdict[]

/** Beside the bundle that this file has become part of, or in development beside this file itself. */
const SCRIPT = import.meta.url.endsWith('.ts')
  ? `import('tsx/esm/api').then(({ tsImport }) => tsImport('./facts-worker.ts', '${import.meta.url}'))`
  : new URL('facts-worker.js', import.meta.url)
/** What people write takes milliseconds; who makes a model write nonsense mustn't keep the others waiting. */
const MOST_MS = 15_000

type Thread = { worker: Worker; isReady: Promise<unknown> }
let thread: Thread | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * `checkFacts` of all claims outside the server's thread, one question at a time.
 *
 * @param signal ends the question, also while it waits for others
 * @throws TaskFault `unreadable` where it takes too long, and the signal's reason
 */
export function checkInWorker(
  question: FactsQuestion,
  { signal, mostMs = MOST_MS }: { signal?: AbortSignal; mostMs?: number } = {},
): Promise<FactsAnswer> {
  const answer = last.then(() => ask({ question, signal, mostMs }))
  last = answer.catch(() => undefined)
  return answer
}

type AskOptions = { question: FactsQuestion; signal: AbortSignal | undefined; mostMs: number }

async function ask({ question, signal, mostMs }: AskOptions): Promise<FactsAnswer> {
  signal?.throwIfAborted()
  const { worker, isReady } = (thread ??= start())
  const tooLong = new AbortController()
  const ending = AbortSignal.any([tooLong.signal, ...(signal ? [signal] : [])])
  worker.ref()
  let timer: NodeJS.Timeout | undefined
  try {
    await isReady
    timer = setTimeout(() => tooLong.abort(), mostMs)
    const answered = once(worker, 'message', { signal: ending })
    worker.postMessage(question)
    const [given] = await answered
    worker.unref()
    // an edge: what a thread says has no type
    return given as FactsAnswer
  } catch (cause) {
    thread = undefined
    await worker.terminate()
    signal?.throwIfAborted()
    if (tooLong.signal.aborted) throw new TaskFault({ code: 'unreadable', cause })
    throw cause
  } finally {
    clearTimeout(timer)
  }
}

function start(): Thread {
  const worker = new Worker(SCRIPT, { eval: typeof SCRIPT === 'string', execArgv: [] })
  const isReady = once(worker, 'message')
  // Who waits for an answer hears of it too; unheard it would end the server.
  isReady.catch(() => undefined)
  worker.on('error', () => {
    if (thread?.worker === worker) thread = undefined
  })
  return { worker, isReady }
}
