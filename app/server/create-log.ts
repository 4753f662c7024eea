import pino, { type Logger } from 'pino'
import type { Env } from '../../env.server'
import { errorForLog } from './error-for-log'

/** Structured log on standard output; fields that can carry a secret are cut out wherever they turn up. */
export function createLog(env: Pick<Env, 'LOG_LEVEL'>): Logger {
  return pino({
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorForLog },
    redact: {
      paths: ['password', 'token', 'accessToken', 'accessCode', 'authorization', 'cookie', 'code'].flatMap(
        (name) => [name, `*.${name}`, `*.*.${name}`],
      ),
      censor: '[removed]',
    },
  })
}
