import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type FileCache = {
  get: (key: string) => Promise<Buffer | undefined>
  set: (key: string, bytes: Uint8Array) => Promise<void>
  /** Whose files there are, see `ownedKey`. */
  owners: () => Promise<string[]>
  /** Removes an owner's files for good. */
  drop: (owner: string) => Promise<void>
}

const MEMORY_BYTES = 32_000_000
const DISK_BYTES = 1_000_000_000
/** Trimmed after so many writes, not after each: reading a folder of thousands of files is slow. */
const WRITES_BETWEEN_TRIMS = 100

/** The key of a file that goes when its owner goes: equal files of two owners are two. `owner` is an id. */
export function ownedKey({ owner, key }: { owner: string; key: string }): string {
  return `${OWNED}/${owner}/${key}`
}

const OWNED = 'of'

/** Drawn files by key: the latest in memory, more of them in a folder, both bounded, the longest unused dropped first. */
export function createFileCache({ dir, extension }: { dir: string; extension: string }): FileCache {
  const memory = new Map<string, Buffer>()
  let size = 0
  let writes = 0
  const fileOf = (key: string) => {
    const folder = key.includes('/') ? '' : key.slice(0, 2)
    return path.join(dir, folder, `${key}.${extension}`)
  }

  function keep(key: string, bytes: Buffer): void {
    forget(key)
    memory.set(key, bytes)
    size += bytes.length
    for (const oldest of memory.keys()) {
      if (size <= MEMORY_BYTES) break
      forget(oldest)
    }
  }
  function forget(key: string): void {
    size -= memory.get(key)?.length ?? 0
    memory.delete(key)
  }

  return {
    async get(key) {
      const kept = memory.get(key)
      const bytes = kept ?? (await readFile(fileOf(key)).catch(() => undefined))
      if (!bytes) return undefined
      keep(key, bytes)
      if (!kept) await utimes(fileOf(key), new Date(), new Date()).catch(() => undefined)
      return bytes
    },
    async set(key, bytes) {
      const file = fileOf(key)
      keep(key, Buffer.from(bytes))
      await mkdir(path.dirname(file), { recursive: true })
      // Written beside and renamed: nobody ever reads half a file.
      const draft = `${file}.${process.pid}.${(writes += 1)}`
      await writeFile(draft, bytes)
      await rename(draft, file)
      if (writes % WRITES_BETWEEN_TRIMS === 0) await trim(dir)
    },
    owners: () => readdir(path.join(dir, OWNED)).catch(() => []),
    async drop(owner) {
      for (const key of memory.keys()) if (key.startsWith(ownedKey({ owner, key: '' }))) forget(key)
      await rm(path.join(dir, OWNED, owner), { recursive: true, force: true })
    },
  }
}

async function trim(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }))
        return { file, size, mtimeMs }
      }),
  )
  let total = files.reduce((sum, { size }) => sum + size, 0)
  for (const { file, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= DISK_BYTES) return
    await rm(file, { force: true })
    total -= size
  }
}
