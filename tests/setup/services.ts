import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload } from 'payload'
import pino from 'pino'
import type { Services } from '../../app/http/services'
import { openMailbox, type Mailbox } from '../doubles/mailbox'
import {
  createAssistant,
  type CreateAssistantOptions,
} from '../../app/features/assistant/create-assistant.server'
import { createWorkAhead } from '../../app/features/pdf/create-work-ahead.server'
import { createTally } from '../../app/features/statistics/create-tally.server'
import { openBrowser } from './open-browser'

/** How fast the assistant gives up. */
export type AssistantPace = Omit<CreateAssistantOptions, 'services'>
export type TestServices = { services: Services; mailbox: Mailbox; close: () => Promise<void> }

/** Services on a new, empty database: SQLite in a folder of its own, or MongoDB by `TEST_MONGODB_URI`; `settings` go into the environment. */
export async function openServices(
  settings: Record<string, string> = {},
  assistant: AssistantPace = {},
): Promise<TestServices> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jianli-test-'))
  const mailbox = await openMailbox()
  const mongo = process.env.TEST_MONGODB_URI
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    PAYLOAD_SECRET: 'a secret for tests alone, long enough',
    ...settings,
    DATABASE_URI: mongo ? `${mongo.replace(/\/?(\?|$)/, `/${path.basename(dataDir)}$1`)}` : '',
  })
  const [{ default: config }, { readEnv }, { createLimiter }, { migrations }] = await Promise.all([
    import('../../cms/payload.config'),
    import('../../env.server'),
    import('../../app/http/limiter.server'),
    import('../../cms/migrations'),
  ])
  const payload = await getPayload({ config, cron: false })
  if (!mongo) await payload.db.migrate({ migrations: migrations as never })
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })
  const bare = {
    payload,
    env: readEnv(),
    log,
    limiter: await createLimiter({ payload }),
    // started by the first job that needs it
    browser: await openBrowser({ log }),
    ahead: createWorkAhead({ log }),
    tally: createTally({ payload, log }),
  }
  const services = { ...bare, assistant: createAssistant({ services: bare, ...assistant }) }
  return { services, mailbox, close: () => closeAll({ services, mailbox, dataDir }) }
}

async function closeAll(options: { services: Services; mailbox: Mailbox; dataDir: string }): Promise<void> {
  const { services, mailbox, dataDir } = options
  await services.assistant.close()
  await services.ahead.close()
  await services.tally.flush()
  // an edge: Payload's adapter type does not name the driver it holds
  const { connection } = services.payload.db as { connection?: { dropDatabase: () => Promise<unknown> } }
  await connection?.dropDatabase()
  await services.browser.close(1000)
  await services.payload.destroy()
  await mailbox.close()
  await rm(dataDir, { recursive: true, force: true })
}
