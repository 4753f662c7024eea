import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import type { Limiter } from '../../app/database/limiter.server'
import { runMigrations } from '../../app/database/run-migrations.server'
import { openMailbox, type Mailbox } from '../doubles/mailbox'

export type Application = {
  payload: Payload
  limiter: Limiter
  mailbox: Mailbox
  dataDir: string
  /** what the config says beside Payload's own, before anybody adds to it */
  custom: Payload['config']['custom']
}

/** Payload with all its collections on a new database, its tables or indexes made; `settings` go into the environment. */
export async function bootApplication(settings: Record<string, string>): Promise<Application> {
  const dataDir = await mkdtemp(path.join(process.env.TEST_FOLDER ?? tmpdir(), 'jianli-test-'))
  const mailbox = await openMailbox()
  const mongo = process.env.TEST_MONGODB_URI
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    PAYLOAD_SECRET: 'a secret for tests alone, long enough',
    ...settings,
    DATABASE_URI: mongo ? `${mongo.replace(/\/?(\?|$)/, `/${path.basename(dataDir)}$1`)}` : '',
  })
  // after the environment is set: the config reads it
  const [{ default: config }, { createLimiter }, { migrations }] = await Promise.all([
    import('../../cms/payload.config'),
    import('../../app/database/limiter.server'),
    import('../../cms/migrations'),
  ])
  const payload = await getPayload({ config, cron: false })
  await runMigrations({ payload, migrations })
  const { custom } = payload.config
  return { payload, limiter: await createLimiter({ payload }), mailbox, dataDir, custom }
}
