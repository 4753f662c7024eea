import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { TaskFault } from '../provider/fault'
import type { FactSources } from './prepare-sources'
import type { Verdict } from './types'

/** `claims` may be empty: then the sources are read for later questions. */
export type FactsQuestion = { sources: FactSources; claims: readonly { before: string; after: string }[] }
/** One verdict for each claim. */
export type FactsAnswer = Verdict[]

/** Beside the bundle that this file has become part of, or in development beside this file itself. */
const SCRIPT = import.meta.url.endsWith('.ts')
  ? `import('tsx/esm/api').then(({ tsImport }) => tsImport('./facts-worker.ts', '${import.meta.url}'))`
  : new URL('facts-worker.js', import.meta.url)
/** What people write takes milliseconds; who makes a model write nonsense mustn't keep the others waiting. */
const MOST_MS = 30_000

let worker: Worker | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * `checkFacts` of all claims outside the server's thread, one question at a time.
 *
 * @throws TaskFault `unreadable` where it takes too long
 */
export function checkInWorker(question: FactsQuestion, { mostMs = MOST_MS } = {}): Promise<FactsAnswer> {
  const answer = last.then(() => ask({ question, mostMs }))
  last = answer.catch(() => undefined)
  return answer
}

async function ask({ question, mostMs }: { question: FactsQuestion; mostMs: number }): Promise<FactsAnswer> {
  const asked = (worker ??= start())
  const tooLong = new AbortController()
  const timer = setTimeout(() => tooLong.abort(), mostMs)
  asked.ref()
  asked.postMessage(question)
  try {
    const [given] = await once(asked, 'message', { signal: tooLong.signal })
    asked.unref()
    // an edge: what a thread says has no type
    return given as FactsAnswer
  } catch (cause) {
    worker = undefined
    await asked.terminate()
    if (tooLong.signal.aborted) throw new TaskFault({ code: 'unreadable', cause })
    throw cause
  } finally {
    clearTimeout(timer)
  }
}

function start(): Worker {
  const started = new Worker(SCRIPT, { eval: typeof SCRIPT === 'string', execArgv: [] })
  // Who waits for an answer hears of it too; unheard it would end the server.
  started.on('error', () => {
    if (worker === started) worker = undefined
  })
  return started
}
