import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

export type ThreadOptions = {
  /** the bundle in `build`, without its ending; equal names are one thread, also in the server's two bundles */
  name: string
  /** in development the source that the bundle is made of */
  source: URL
  /** more than any honest question takes */
  mostMs: number
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
}

type Running = { worker: Worker; isReady: Promise<unknown>; /** has answered nothing yet */ isNew: boolean }

/** A new thread reads its tables and compiles its code with the first question: it may take so many times as long. */
const FIRST_TIMES = 3

/**
 * A thread beside the server's own, begun with the first question, that answers one after the other. What is asked
 * throws what its work throws, a `ThreadTimeout`, or the reason of its signal; the next question finds a new thread.
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

function open({ name, source, mostMs: most }: ThreadOptions): Ask<unknown, unknown> {
  let running: Running | undefined
  let last: Promise<unknown> = Promise.resolve()

  function start(): Running {
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
    worker.on('error', () => {
      if (running?.worker === worker) running = undefined
    })
    return { worker, isReady, isNew: true }
  }

  async function answerOf(options: { question: unknown; signal: AbortSignal | undefined; mostMs: number }) {
    const { question, signal, mostMs } = options
    signal?.throwIfAborted()
    const thread = (running ??= start())
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
      // an edge: what a thread says has no type
      return given as ThreadAnswer<unknown>
    } catch (cause) {
      running = undefined
      await worker.terminate()
      signal?.throwIfAborted()
      if (tooLong.signal.aborted) throw new ThreadTimeout(`${name} took longer than ${mostMs} ms`, { cause })
      throw cause
    } finally {
      clearTimeout(timer)
    }
  }

  return async (question, { signal, mostMs = most } = {}) => {
    const answer = last.then(() => answerOf({ question, signal, mostMs }))
    last = answer.catch(() => undefined)
    const given = await answer
    if ('error' in given) throw given.error
    return given.value
  }
}
