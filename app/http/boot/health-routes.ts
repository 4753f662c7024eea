import { Router } from 'express'
import type { Services } from '../services'

const PATIENCE_MS = 3000

/** `/healthz`: the process lives. `/readyz`: database and browser answer. */
export function healthRoutes(services: Services): Router {
  const router = Router()
  router.get('/healthz', (_req, res) => {
    res.setHeader('Cache-Control', 'no-store')
    res.json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const [database, browser] = await Promise.all([databaseAnswers(services), services.browser.healthy()])
    const ready = database && browser
    res.setHeader('Cache-Control', 'no-store')
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable', database, browser })
  })
  return router
}

async function databaseAnswers({ payload, log }: Services): Promise<boolean> {
  try {
    await within({ ms: PATIENCE_MS, work: payload.db.count({ collection: 'users' }) })
    return true
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return false
  }
}

/** Whoever asks whether it is ready does not wait for a driver's patience. */
function within({ ms, work }: { ms: number; work: Promise<unknown> }): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
