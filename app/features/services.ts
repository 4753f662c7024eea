import type { Payload } from 'payload'
import type { Logger } from 'pino'
import type { Env } from '../../env.server'
import type { Assistant } from './assistant/create-assistant.server'
import type { CheckPassword } from './auth/check-password.server'
import type { BrowserPool } from './pdf/browser-pool.server'
import type { WorkAhead } from './pdf/create-work-ahead.server'
import type { Tally } from './statistics/create-tally.server'
import type { PageSlot } from './preview/kept-html.server'
import type { Limiter } from '../database/limiter.server'

/** What a running server has one of; built by server.ts and handed to every loader and action as `context.services`. */
export type Services = {
  payload: Payload
  env: Env
  log: Logger
  /** The browser that measures, prints and photographs pages. */
  browser: BrowserPool
  /** What is drawn before anybody asks for it. */
  ahead: WorkAhead
  /** How often something happened, for the operator's overview. */
  tally: Tally
  /** Counts uses and guesses in the database, for all instances together. */
  limiter: Limiter
  /** Two passwords at a time, for all doors together. */
  checkPassword: CheckPassword
  /** Does the assistant's tasks, and tells of what they say. */
  assistant: Assistant
}

declare module '@remix-run/node' {
  interface AppLoadContext {
    services: Services
    /** Nonce of this response's scripts. */
    nonce: string
    requestId: string
    /** Address of the caller, the proxy's word counted only with TRUST_PROXY. */
    ip: string
    /** There when a whole page is asked for, not only its data. */
    page?: PageSlot
    /** Seconds to wait, once a loader has failed because a part of the server is busy or away. */
    retryAfter?: number
  }
}
