import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import subsetFont from 'subset-font'

// Runs in a thread of its own: packing a font takes a quarter of a second in which the server must answer others.
const font = await readFile(workerData.file)
const options = { targetFormat: 'woff2', noLayoutClosure: !workerData.keepsForms }
for (const text of workerData.texts) parentPort?.postMessage(await subsetFont(font, text, options))
