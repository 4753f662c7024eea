import next from 'next'
import { createServer } from 'node:http'
import { getPayload } from 'payload'
import { createApp } from './app/server/create-app'
import { createLog } from './app/server/create-log'
import { createServices } from './app/server/create-services'
import { printFirstSteps } from './app/server/print-first-steps'
import { shutdownOn } from './app/server/shutdown'
import { startJobs } from './app/server/start-jobs'
import { startSettling } from './app/server/start-settling'
import { runMigrations } from './app/database/run-migrations.server'
import { warmPictures } from './app/features/preview/warm-pictures.server'
import { refreshGuidePlaces } from './app/features/guides/refresh-guide-places.server'
import { refreshSearch } from './app/features/search/rebuild-search.server'
import { migrations } from './cms/migrations'
import { seedDatabase } from './cms/seed/seed-database'
import { ensureSecret, readEnv } from './env.server'

const env = readSettings()
const log = createLog(env)

/** What is wrong with them is said in words alone: under a stack, nobody looks for a list of settings. */
function readSettings() {
  try {
    ensureSecret(readEnv().DATA_DIR)
    return readEnv()
  } catch (error) {
    process.stderr.write(`The server could not start. ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

async function start() {
  const dev = env.NODE_ENV !== 'production'
  log.info('opening the database')
  const config = (await import('./cms/payload.config')).default
  const payload = await getPayload({ config, cron: false })
  if (dev) await runMigrations({ payload, migrations })
  const { administrator } = await seedDatabase({ payload, env, log })
  if (await refreshGuidePlaces({ payload })) log.info('gave the guides their places')
  if (await refreshSearch({ payload })) log.info('made the entries of the search')
  const services = await createServices({ payload, env, log })

  const server = createServer()
  const admin = next({ dev, dir: 'cms', hostname: env.HOST, port: env.PORT, httpServer: server })
  await admin.prepare()
  const departure = { isNear: false }
  const app = await createApp({ services, admin, dev, server, departure })
  server.on('request', app)
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(env.PORT, env.HOST, resolve),
  )
  startJobs(services)
  startSettling(services)
  shutdownOn({ signals: ['SIGTERM', 'SIGINT'], server, services, departure })
  printFirstSteps({ env, server, administrator })
  if (!dev)
    warmPictures(services).then(
      () => log.info('all pictures drawn ahead'),
      (error: unknown) => log.warn({ err: error }, 'no pictures drawn ahead'),
    )
}

start().catch((error: unknown) => {
  log.fatal({ err: error }, 'the server could not start')
  log.flush(() => process.exit(1))
})
