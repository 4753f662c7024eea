import pino, { type DestinationStream, type LogFn, type Logger, type LoggerOptions } from 'pino'
import type { Env } from '../../env.server'
import { errorForLog, messageForLog } from './error-for-log'

/** Structured log on standard output; fields that can carry a secret are cut out wherever they turn up. */
export function createLog(
  env: Pick<Env, 'LOG_LEVEL'>,
  output: DestinationStream = pino.destination(1),
): Logger {
  const options: LoggerOptions = {
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorForLog },
    hooks: {
      logMethod(args, method) {
        method.apply(this, withMessage(args))
      },
    },
    redact: {
      paths: ['password', 'token', 'accessToken', 'accessCode', 'authorization', 'cookie', 'code'].flatMap(
        (name) => [name, `*.${name}`, `*.*.${name}`],
      ),
      censor: '[removed]',
    },
  }
  return pino(options, output)
}

/** Where an error is logged without a word, pino says the error's own, as it stands. */
function withMessage(args: Parameters<LogFn>): Parameters<LogFn> {
  const [first, text]: unknown[] = args
  if (text !== undefined || typeof first !== 'object' || first === null || 'msg' in first) return args
  const error = first instanceof Error ? first : 'err' in first ? first.err : null
  return error instanceof Error ? [first, messageForLog(error)] : args
}
