import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Opens a file with pdf.js in a worker of this site; nothing of the file is sent anywhere. */
export function openDocument(bytes: Uint8Array<ArrayBuffer>) {
  GlobalWorkerOptions.workerPort ??= startWorker()
  return getDocument({
    // the worker takes the bytes it gets
    data: bytes.slice(),
    cMapUrl: '/tools/cmaps/',
    useWorkerFetch: false,
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    verbosity: 0,
  })
}

/** Workers must come from the page's own origin, even when assets come from a CDN: this server has them, too. */
function startWorker(): Worker {
  const { origin, pathname } = new URL(workerUrl, location.href)
  const own = origin === location.origin ? pathname : `/assets/${pathname.split('/').at(-1) ?? ''}`
  return new Worker(own, { type: 'module' })
}
