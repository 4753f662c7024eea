import { stat } from 'node:fs/promises'
import type { Payload } from 'payload'
import { driverOf, type Sqlite } from './driver.server'

/**
 * Asks whether SQLite's file is still the one that was opened. A file that is deleted or replaced is read and written on by who
 * holds it open, and all of that is gone with the process.
 */
export function watchFile(payload: Payload): () => Promise<void> {
  const { sqlite } = driverOf(payload)
  if (!sqlite) return () => Promise.resolve()
  const opened = identify(sqlite).catch(() => undefined)
  return async () => {
    const was = await opened
    if (!was) return
    const now = await inode(was.file)
    // What can't be told, as where too many files are open, is no loss.
    if (now !== undefined && now !== was.inode)
      throw new Error(`${was.file} is ${now === GONE ? 'gone' : 'another file'}`)
  }
}

/** Undefined in memory, and for a database that is no file of this machine. */
async function identify(sqlite: Sqlite) {
  const { rows } = await sqlite.execute('PRAGMA database_list')
  const file = rows.find(({ name }) => name === 'main')?.file
  if (typeof file !== 'string' || !file) return undefined
  const found = await inode(file)
  return found === undefined || found === GONE ? undefined : { file, inode: found }
}

const GONE = 'gone'
const inode = (file: string) =>
  stat(file).then(
    ({ dev, ino }) => `${dev}:${ino}`,
    (error: unknown) =>
      error instanceof Error && 'code' in error && error.code === 'ENOENT' ? GONE : undefined,
  )
