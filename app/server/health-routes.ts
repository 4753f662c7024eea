import { Router } from 'express'
import { statfs } from 'node:fs/promises'
import { pingDatabase } from '../database/rows.server'
import { watchFile } from '../database/watch-file.server'
import type { Services } from '../features/services'
import type { Departure } from './shutdown'

const PATIENCE_MS = 3000
/** However often it is asked, a write is tried once in this time. */
const KEPT_MS = 1000
/** Less room than this is used up by the next few saves. */
const LEAST_MEGABYTES = 16

/** `/healthz`: the process lives. `/readyz`: database and browser answer, what is saved is stored, and the server is not about to leave. */
export function healthRoutes({ services, departure }: { services: Services; departure: Departure }): Router {
  const router = Router()
  const sameFile = watchFile(services.payload)
  const look = keepFor(KEPT_MS, () => lookAround({ services, sameFile }))
  router.get('/healthz', (_req, res) => {
    res.setHeader('Cache-Control', 'no-store')
    res.json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const state = await look()
    const ready = state.database && state.writes && state.browser && !departure.isNear
    res.setHeader('Cache-Control', 'no-store')
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable', ...state })
  })
  return router
}

async function lookAround({ services, sameFile }: { services: Services; sameFile: () => Promise<void> }) {
  const { payload, limiter, browser, env } = services
  const [database, kept, written, free, healthy] = await Promise.all([
    succeeds({ services, what: 'the database does not answer', work: pingDatabase(payload) }),
    succeeds({
      services,
      what: "the database's file was taken away: what is saved now is lost as the server stops",
      work: sameFile(),
    }),
    // a row of the kind that limits are counted in: as real as any write
    succeeds({ services, what: 'the database can not be written', work: limiter.probe() }),
    freeMegabytes({ services, folder: env.DATA_DIR }),
    browser.healthy(),
  ])
  return {
    database,
    writes: kept && written && free >= LEAST_MEGABYTES,
    browser: healthy,
    freeMegabytes: free,
  }
}

/** Room on the disk that holds uploads, caches and SQLite's file; what can't be told is no room. */
async function freeMegabytes(options: { services: Services; folder: string }): Promise<number> {
  const { services, folder } = options
  const disk = await tried({ services, what: 'the disk can not be asked', work: statfs(folder) })
  return disk ? Math.floor((disk.bavail * disk.bsize) / 1024 ** 2) : 0
}

type Try<Result> = { services: Pick<Services, 'log'>; what: string; work: Promise<Result> }

async function succeeds(what: Try<unknown>): Promise<boolean> {
  return (await tried({ ...what, work: what.work.then(() => true) })) ?? false
}

async function tried<Result>({ services, what, work }: Try<Result>): Promise<Result | null> {
  try {
    return await within({ ms: PATIENCE_MS, work })
  } catch (error) {
    services.log.error({ err: error }, what)
    return null
  }
}

/** Whoever asks whether it is ready does not wait for a driver's patience. */
function within<Result>({ ms, work }: { ms: number; work: Promise<Result> }): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

function keepFor<Result>(ms: number, look: () => Promise<Result>): () => Promise<Result> {
  let kept: { until: number; result: Promise<Result> } | undefined
  return () => {
    if (!kept || Date.now() >= kept.until) kept = { until: Date.now() + ms, result: look() }
    return kept.result
  }
}
