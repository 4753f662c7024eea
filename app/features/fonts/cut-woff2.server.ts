import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { type FontName, isScript, trueTypeFile } from './font-files.server'

/** Started by its path from the project's root, like the fonts themselves, so that bundling does not matter. */
const WORKER = path.join('app', 'features', 'fonts', 'woff2-worker.mjs')

let last: Promise<unknown> = Promise.resolve()

/** A WOFF2 of one of our fonts with the characters of `text`; one is made at a time, outside the server's thread. */
export function cutWoff2({ text, ...font }: FontName & { text: string }): Promise<Buffer> {
  const cut = last.then(async () => {
    const [bytes] = await cutSlices({ ...font, texts: [text] })
    if (!bytes) throw new Error('The font was not cut')
    return bytes
  })
  last = cut.catch(() => undefined)
  return cut
}

/** A WOFF2 for each of some texts, one after another in a thread. */
export async function cutSlices({ texts, ...font }: FontName & { texts: string[] }): Promise<Buffer[]> {
  const file = path.resolve(await trueTypeFile(font))
  const workerData = { file, texts, keepsForms: isScript(font.family) }
  return new Promise((resolve, reject) => {
    const cut: Buffer[] = []
    const worker = new Worker(path.resolve(WORKER), { workerData, execArgv: [] })
    worker.on('message', (bytes: Uint8Array) => cut.push(Buffer.from(bytes)))
    worker.once('error', reject)
    worker.once('exit', (code) =>
      cut.length === texts.length ? resolve(cut) : reject(new Error(`The font could not be cut (${code})`)),
    )
  })
}
