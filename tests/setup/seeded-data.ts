import { existsSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const CACHE = path.resolve('node_modules/.cache/jianli-tests/seeded')

/**
 * The folder with the data of a new server, which is made once for each build: a server that begins with a copy starts in
 * a fraction of the time and has no pictures to draw, which would take it half a minute beside the first tests.
 * Where `TEST_SEEDING` says that another process makes it, it is waited for.
 * @param make starts a server on a new folder and ends it once all is there
 */
export async function seededData(make: (folder: string) => Promise<void>): Promise<string> {
  const { mtimeMs } = statSync('build/server-main.js')
  const kept = path.join(CACHE, `${mtimeMs}-drawn`)
  while (process.env.TEST_SEEDING && !existsSync(kept)) await wait(100)
  if (!existsSync(kept)) {
    await mkdir(CACHE, { recursive: true })
    const made = await mkdtemp(path.join(CACHE, 'new-'))
    await make(made)
    // somebody else may have been first
    await rename(made, kept).catch(() => rm(made, { recursive: true, force: true }))
  }
  return kept
}
