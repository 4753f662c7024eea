import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { fontFile, type FontName } from './font-files.server'

type Options = FontName & { fontDir: string; text: string }

/** Started by its path from the project's root, like the fonts themselves, so that bundling does not matter. */
const WORKER = path.join('app', 'features', 'fonts', 'woff2-worker.mjs')

let last: Promise<unknown> = Promise.resolve()

/** A WOFF2 of one of our fonts with the characters of `text`; one is made at a time, outside the server's thread. */
export function cutWoff2({ text, ...font }: Options): Promise<Buffer> {
  const cut = last.then(() => run({ file: path.resolve(fontFile(font)), text }))
  last = cut.catch(() => undefined)
  return cut
}

function run(workerData: { file: string; text: string }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.resolve(WORKER), { workerData, execArgv: [] })
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The font could not be cut (${code})`)))
  })
}
