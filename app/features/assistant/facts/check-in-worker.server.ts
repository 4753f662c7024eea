import { createThread, ThreadTimeout } from '../../threads/create-thread.server'
import { TaskFault } from '../provider/fault'
import type { FactSources } from './prepare-sources'
import type { Verdict } from './types'

/** `claims` may be empty: then the sources are read for later questions. */
export type FactsQuestion = { sources: FactSources; claims: readonly { before: string; after: string }[] }
/** One verdict for each claim. */
export type FactsAnswer = Verdict[]

const ask = createThread<FactsQuestion, FactsAnswer>({
  name: 'facts-worker',
  source: new URL('facts-worker.ts', import.meta.url),
  // What people write takes milliseconds; who makes a model write nonsense mustn't keep the others waiting.
  mostMs: 15_000,
})

/**
 * `checkFacts` of all claims outside the server's thread, one question at a time.
 *
 * @param signal ends the question, also while it waits for others
 * @throws TaskFault `unreadable` where it takes too long, and the signal's reason
 */
export async function checkInWorker(
  question: FactsQuestion,
  options: { signal?: AbortSignal; mostMs?: number } = {},
): Promise<FactsAnswer> {
  try {
    return await ask(question, options)
  } catch (cause) {
    if (cause instanceof ThreadTimeout) throw new TaskFault({ code: 'unreadable', cause })
    throw cause
  }
}
