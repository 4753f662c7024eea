import * as z from 'zod'
import type { Services } from '../services'
import { drawnFiles } from '../pdf/drawn-files.server'
import { inDocumentThread } from '../threads/in-document-thread.server'
import { countFindings } from './count-findings'
import type { ExportSource } from './read-export.server'
import { reading, type Reading } from './reading'

type Kept = Pick<Services, 'browser' | 'env' | 'log'>
type KeyOptions = { services: Kept; /** of the file that is read */ key: string }
export type ReadBackOptions = KeyOptions & {
  /** Asked for only where the file is not read yet. */
  source: (signal: AbortSignal) => Promise<ExportSource>
  /** A file of somebody without an account: what was read is forgotten soon, and never on the disk. */
  isUnkept: boolean
  signal?: AbortSignal | undefined
}

/** More than a few waiting means that exports come faster than they can be read: the others are read when somebody asks. */
const WAITING_LIMIT = 4
/** Between an answer and its reading: the answer goes first. */
const PAUSE_MS = 50
/** How long and how many of those that are not kept. */
const UNKEPT_MS = 5 * 60_000
const UNKEPT_MOST = 50

/** Raised when the same file would be read differently. */
const READER_VERSION = 1
const stored = z.strictObject({ reader: z.literal(READER_VERSION), reading })

const begun = new Map<string, Promise<Reading>>()
const unkept = new Map<string, { reading: Reading; until: number }>()
let last: Promise<unknown> = Promise.resolve()

/** What is known of a file, by its key; undefined while it is being read, and where nothing is. */
export async function knownReading({ services, key }: KeyOptions): Promise<Reading | undefined> {
  const recent = unkept.get(key)
  if (recent && recent.until > Date.now()) return recent.reading
  const bytes = await drawnFiles({ services, kind: 'json' }).cache.get(key)
  return bytes && readStored(bytes)
}

/** Undefined of what an older server kept, and of a file that is damaged: it is read anew. */
function readStored(bytes: Buffer): Reading | undefined {
  try {
    return stored.parse(JSON.parse(bytes.toString())).reading
  } catch {
    return undefined
  }
}

/** The same, once a reading that was begun has ended. */
export async function awaitedReading(options: KeyOptions): Promise<Reading | undefined> {
  return (await knownReading(options)) ?? (await begun.get(options.key))
}

/** Reads an exported file back, unless that was done, and keeps what was found with it. Throws what its thread throws. */
export async function readBack(options: ReadBackOptions): Promise<Reading> {
  const { services, key, source, signal } = options
  const known = await knownReading({ services, key })
  if (known) return known
  const work = async (shared: AbortSignal) => {
    const { content, bytes, plan, layout } = await source(shared)
    const { code, version } = layout
    const found = await inDocumentThread('readBack', { content, bytes, plan, layout: { code, version } })
    const file = Buffer.from(JSON.stringify({ reader: READER_VERSION, reading: found }))
    await keep({ ...options, found, file })
    return file
  }
  const { flight } = drawnFiles({ services, kind: 'json' })
  return stored.parse(JSON.parse((await flight({ key, signal, work })).toString())).reading
}

/** Begins to read after the caller has its file, one file at a time. False where too many wait already. */
export function beginReading(options: Omit<ReadBackOptions, 'signal'>): boolean {
  const { key, services } = options
  if (begun.has(key)) return true
  if (begun.size >= WAITING_LIMIT) return false
  const read = last
    .then(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref()))
    .then(() => readBack(options))
  begun.set(key, read)
  last = read
    .catch((error: unknown) => services.log.error({ err: error }, 'an exported PDF could not be read back'))
    .finally(() => begun.delete(key))
  return true
}

type KeepOptions = ReadBackOptions & { found: Reading; file: Buffer }

async function keep({ services, key, isUnkept, found, file }: KeepOptions): Promise<void> {
  if (countFindings(found) > 0) {
    const { pages, planned, findings } = found
    const differences = findings.slice(0, 20).map(({ kind, block }) => `${kind} ${block}`)
    services.log.error(
      { pages: pages.length, planned, differences },
      'an exported PDF does not read back as its source',
    )
  }
  if (isUnkept) return keepForNow(key, found)
  await drawnFiles({ services, kind: 'json' })
    .cache.set(key, file)
    .catch((error: unknown) =>
      services.log.error({ err: error }, 'what was read of an exported PDF could not be kept'),
    )
}

function keepForNow(key: string, found: Reading): void {
  const now = Date.now()
  unkept.set(key, { reading: found, until: now + UNKEPT_MS })
  setTimeout(() => (unkept.get(key)?.until ?? 0) <= Date.now() && unkept.delete(key), UNKEPT_MS + 1).unref()
  for (const [other, { until }] of unkept) if (until <= now || unkept.size > UNKEPT_MOST) unkept.delete(other)
}
