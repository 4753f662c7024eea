import { APIError, ValidationError } from 'payload'
import type { Logger } from 'pino'
import { isDatabaseLost } from '../../features/is-database-lost.server'
import { isTransient } from '../../features/is-transient.server'
import { ApiError } from './api-error'

/**
 * What was thrown as a refusal with a status and a text that is safe to show. What is not the caller's doing goes to
 * the log with its cause and the request's id.
 */
export function translateError(options: { error: unknown; log: Logger; requestId: string }): ApiError {
  const { error, log, requestId } = options
  const refusal = refusalFor(error)
  if (refusal.status >= 500) log.error({ err: error, requestId }, 'a call failed')
  return refusal
}

function refusalFor(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof ValidationError) return invalid(error)
  if (isTransient(error)) return busy({ seconds: 1, cause: error })
  if (isDatabaseLost(error)) return busy({ seconds: 5, cause: error })
  const retryAfter = retryAfterOf(error)
  if (retryAfter !== null) return busy({ seconds: retryAfter, cause: error })
  if (error instanceof APIError && error.status === 404)
    return new ApiError({ status: 404, key: 'notFound', cause: error })
  if (error instanceof APIError && error.status === 403)
    return new ApiError({ status: 403, key: 'forbidden', cause: error })
  return new ApiError({ status: 500, key: 'unknown', cause: error })
}

function invalid(error: ValidationError): ApiError {
  const issues = error.data.errors.map(({ path, message }) => ({ path, message }))
  const [first = { path: 'body', message: '' }] = issues
  const values = { path: first.path, problem: first.message }
  return new ApiError({ status: 400, key: 'invalid', values, data: { issues }, cause: error })
}

function busy({ seconds, cause }: { seconds: number; cause: unknown }): ApiError {
  const headers = { 'retry-after': String(seconds) }
  return new ApiError({ status: 503, key: 'busy', values: { seconds }, headers, cause })
}

/**
 * Seconds to wait where the page renderer can't serve now, or null for every other error. Known by name: the server
 * and the router are bundled apart, each with a class of its own.
 */
function retryAfterOf(error: unknown): number | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'BrowserUnavailableError' || error.name === 'BrowserTimeoutError') return 30
  if (error.name !== 'BrowserBusyError') return null
  return 'retryAfter' in error && typeof error.retryAfter === 'number'
    ? Math.max(1, Math.ceil(error.retryAfter))
    : 5
}
