import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

export type Load = {
  /** Requests per second of an address, asked by eight callers for so many milliseconds. */
  rateOf: (asked: { url: string; ms: number }) => Promise<number>
  close: () => Promise<unknown>
}

/** Callers in a thread of their own, so that their work is not the server's. */
export function openLoad(): Load {
  const worker = new Worker(path.resolve('bench/setup/load-worker.mjs'), { execArgv: [] })
  return {
    async rateOf(asked) {
      worker.postMessage(asked)
      const [rate] = await once(worker, 'message')
      return Number(rate)
    },
    close: () => worker.terminate(),
  }
}
