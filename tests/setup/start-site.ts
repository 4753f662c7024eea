import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seededData } from './seeded-data'

export type Site = {
  url: string
  dataDir: string
  /** everything the server wrote so far */
  output: () => string
  /** waits until it has written this */
  says: (text: string) => Promise<void>
  /** ends the server and waits for it; true when it left by itself with code 0 */
  stop: (signal?: NodeJS.Signals) => Promise<boolean>
  /** the same server again on the same port and data */
  start: () => Promise<void>
  /** ends the server and removes its data */
  close: () => Promise<void>
}

export const ADMIN = { email: 'admin@example.com', password: 'correct-horse-battery' }

/** The production build as a process of its own, on a free port and new data. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'jianli-site-')))
  if (!env.DATA_DIR) {
    // Beside the pictures there is SQLite's database, which another one takes the place of.
    const part = env.DATABASE_URI ? 'cache' : ''
    await cp(path.join(await seedSites(), part), path.join(dataDir, part), { recursive: true })
  }
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let output = ''
  const site: Site = { url, dataDir, output: () => output, says, stop, start, close }
  await start()
  return site

  async function start() {
    child = spawn(process.execPath, ['--conditions=production', 'build/start.js'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        ...(process.env.PUPPETEER_EXECUTABLE_PATH
          ? { PUPPETEER_EXECUTABLE_PATH: process.env.PUPPETEER_EXECUTABLE_PATH }
          : {}),
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        ADMIN_PASSWORD: ADMIN.password,
        SEED_JOBS: 'true',
        SHUTDOWN_NOTICE_SECONDS: '0',
        ...env,
      },
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (output += text.toString()))
    await says('Jianli is ready')
  }

  /** @throws {Error} with its output when it ends before */
  function says(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => output.includes(text) && resolve()
      child?.stdout?.on('data', look)
      child?.once('exit', () => reject(new Error(`the server did not say "${text}":\n${output}`)))
      look()
    })
  }

  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    if (!child || child.exitCode !== null || child.signalCode !== null) return true
    const left = once(child, 'exit')
    child.kill(signal)
    const [code] = (await left) as [number | null]
    output = output.replaceAll('Jianli is ready', 'Jianli was ready')
    return code === 0
  }

  async function close() {
    await stop()
    if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
  }
}

/** Makes what all sites begin with, unless it is there: they would at once. @returns its folder */
export function seedSites(): Promise<string> {
  return seededData(async (dataDir) => {
    const site = await startSite({ DATA_DIR: dataDir })
    await site.says('pictures drawn ahead')
    await site.stop()
  })
}

/**
 * Below the ports that systems give to outgoing connections: one of those could be taken between two starts of a server,
 * or before its first.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000)
    const server = createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch {
      continue
    }
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}
