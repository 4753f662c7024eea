import pino from 'pino'
import type { Services } from '../../app/features/services'
import type { Mailbox } from '../doubles/mailbox'
import {
  createAssistant,
  type CreateAssistantOptions,
} from '../../app/features/assistant/create-assistant.server'
import { createPasswordCheck } from '../../app/features/auth/check-password.server'
import { createWorkAhead } from '../../app/features/pdf/create-work-ahead.server'
import { createTally } from '../../app/features/statistics/create-tally.server'
import { parseEnv } from '../../env.server'
import { bootApplication, type Application } from './boot-application'
import { emptyApplication } from './empty-application'
import { openBrowser } from './open-browser'

/** How fast the assistant gives up. */
export type AssistantPace = Omit<CreateAssistantOptions, 'services'>
export type TestServices = { services: Services; mailbox: Mailbox; close: () => Promise<void> }

/** What Payload itself is configured by. A test file that sets it needs a worker of its own (vitest.config.ts). */
const OF_PAYLOAD = /^S3_/

let booted: Promise<Application> | undefined

/**
 * Services on an empty database: SQLite in a folder of its own, or MongoDB by `TEST_MONGODB_URI`. The application is
 * booted once for each worker and emptied for each file; `settings` are the calls' alone, Payload's are of the boot.
 */
export async function openServices(
  settings: Record<string, string> = {},
  assistant: AssistantPace = {},
): Promise<TestServices> {
  const ofPayload = Object.fromEntries(Object.entries(settings).filter(([name]) => OF_PAYLOAD.test(name)))
  if (booted && Object.keys(ofPayload).length > 0) throw new Error('booted before, with other settings')
  const application = await (booted ??= bootApplication(ofPayload))
  await emptyApplication(application)
  const { mailbox, limiter } = application
  // Another one to whatever keeps something by it.
  const payload = Object.create(application.payload) as Application['payload']
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })
  const bare = {
    ...{ payload, log, limiter },
    env: parseEnv({ ...process.env, ...settings }),
    // started by the first job that needs it
    browser: await openBrowser({ log }),
    ahead: createWorkAhead({ log }),
    tally: createTally({ payload, log }),
    checkPassword: createPasswordCheck(),
  }
  const services = { ...bare, assistant: createAssistant({ services: bare, ...assistant }) }
  return { services, mailbox, close: () => close(services) }
}

/** Ends what works in the background; the application stays for the worker's next file. */
async function close(services: Services): Promise<void> {
  await services.assistant.close()
  await services.ahead.close()
  await services.tally.flush()
  await services.browser.close(1000)
}
