import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { currentCaller } from '~/http/caller.server'
import { createSlots } from '../pdf/create-slots.server'

export type ThreadOptions = {
  /** the bundle in `build`, without its ending; equal names are one thread, also in the server's two bundles */
  name: string
  /** in development the source that the bundle is made of */
  source: URL
  /** more than any honest question takes */
  mostMs: number
  /** so many, each begun when those before it are busy; without it one */
  most?: number
}
/** What a thread says to a question. */
export type ThreadAnswer<Answer> = { value: Answer } | { error: unknown }
export type Ask<Question, Answer> = (
  question: Question,
  options?: { signal?: AbortSignal | undefined; mostMs?: number },
) => Promise<Answer>

/** A question took longer than it may; its thread was ended with it. */
export class ThreadTimeout extends Error {
  override name = 'ThreadTimeout'
  readonly retryAfter = 30
}

type Thread = { worker: Worker; isReady: Promise<unknown>; /** has answered nothing yet */ isNew: boolean }

/** One caller among the others. */
const THE_SERVER = 'server'

/** A new thread reads its tables and compiles its code with the first question: it may take so many times as long. */
const FIRST_TIMES = 3

/**
 * Threads beside the server's own, begun with the first question, that answer one after the other, and each caller's
 * questions one at a time. What is asked throws what its work throws, a `ThreadTimeout`, or the reason of its signal; the next question finds a new thread.
 */
export function createThread<Question, Answer>(options: ThreadOptions): Ask<Question, Answer> {
  return (question, asked) => {
    const ask = (threads[options.name] ??= open(options))
    // an edge: what a thread says has no type
    return ask(question, asked) as Promise<Answer>
  }
}

// an edge: the server's own bundle and the site's share nothing but this
const threads = ((globalThis as { jianliThreads?: Record<string, Ask<unknown, unknown>> }).jianliThreads ??=
  {})

function open({ name, source, mostMs: usualMs, most = 1 }: ThreadOptions): Ask<unknown, unknown> {
  const slots = createSlots({ places: most })
  /** begun, with nothing to do */
  let free: Thread[] = []

  function start(): Thread {
    const worker = /\.ts(\?|$)/.test(import.meta.url)
      ? new Worker(
          `import('tsx/esm/api').then(({ tsImport }) => tsImport('${source.href}', '${source.href}'))`,
          {
            eval: true,
            execArgv: [],
          },
        )
      : new Worker(path.resolve('build', `${name}.js`), { execArgv: [] })
    const isReady = once(worker, 'message')
    // Who waits for an answer hears of it too; unheard it would end the server.
    isReady.catch(() => undefined)
    worker.on('error', () => (free = free.filter((thread) => thread.worker !== worker)))
    return { worker, isReady, isNew: true }
  }

  async function answerOf(options: { question: unknown; signal: AbortSignal | undefined; mostMs: number }) {
    const { question, signal, mostMs } = options
    const thread = free.pop() ?? start()
    const { worker, isReady, isNew } = thread
    const tooLong = new AbortController()
    const ending = AbortSignal.any([tooLong.signal, ...(signal ? [signal] : [])])
    worker.ref()
    let timer: NodeJS.Timeout | undefined
    try {
      await isReady
      timer = setTimeout(() => tooLong.abort(), isNew ? mostMs * FIRST_TIMES : mostMs)
      const answered = once(worker, 'message', { signal: ending })
      worker.postMessage(question)
      const [given] = await answered
      thread.isNew = false
      worker.unref()
      free.push(thread)
      // an edge: what a thread says has no type
      return given as ThreadAnswer<unknown>
    } catch (cause) {
      await worker.terminate()
      signal?.throwIfAborted()
      if (tooLong.signal.aborted) throw new ThreadTimeout(`${name} took longer than ${mostMs} ms`, { cause })
      throw cause
    } finally {
      clearTimeout(timer)
    }
  }

  return async (question, { signal, mostMs = usualMs } = {}) => {
    const release = await slots.take({ caller: currentCaller() ?? THE_SERVER, signal })
    const given = await answerOf({ question, signal, mostMs }).finally(release)
    if ('error' in given) throw given.error
    return given.value
  }
}
