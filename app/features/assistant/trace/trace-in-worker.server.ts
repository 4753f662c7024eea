import { createThread, ThreadTimeout } from '../../threads/create-thread.server'
import { TaskFault } from '../provider/fault'
import type { FactSources } from './sources'
import type { Trace } from './types'

/** `claims` may be empty: then the sources are read for later questions. */
export type TraceQuestion = { sources: FactSources; claims: readonly { before: string; after: string }[] }
/** One trace for each claim. */
export type TraceAnswer = Trace[]

const ask = createThread<TraceQuestion, TraceAnswer>({
  name: 'trace-worker',
  source: new URL('trace-worker.ts', import.meta.url),
  // What people write takes milliseconds; who makes a model write nonsense mustn't keep the others waiting.
  mostMs: 15_000,
})

/**
 * `traceText` of all claims outside the server's thread, one question at a time.
 *
 * @param signal ends the question, also while it waits for others
 * @throws TaskFault `unreadable` where it takes too long, and the signal's reason
 */
export async function traceInWorker(
  question: TraceQuestion,
  options: { signal?: AbortSignal; mostMs?: number } = {},
): Promise<TraceAnswer> {
  try {
    return await ask(question, options)
  } catch (cause) {
    if (cause instanceof ThreadTimeout) throw new TaskFault({ code: 'unreadable', cause })
    throw cause
  }
}
