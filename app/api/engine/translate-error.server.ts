import { APIError, FileUploadError, ValidationError } from 'payload'
import { Stripe } from 'stripe'
import type { Logger } from 'pino'
import { FilesAway } from '../../../collections/media/files-away'
import { STORAGE_BYTES, StorageFull } from '../../../collections/resumes/storage'
import { diskFaultOf, type DiskFault } from '~/database/disk-fault.server'
import { retryAfterOf } from '~/api/engine/retry-after-of.server'
import { SecondStepNeeded } from '../../features/two-step/second-step-needed'
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
  if (error instanceof StorageFull) return storageFull(error)
  if (error instanceof SecondStepNeeded)
    return new ApiError({ status: 403, key: 'secondStep', data: { ticket: error.ticket } })
  if (error instanceof ValidationError) return invalid(error)
  const fault = diskFaultOf(error)
  if (fault) return notStored({ fault, cause: error })
  const seconds = retryAfterOf(error)
  if (seconds !== null) return busy({ seconds, cause: error })
  // of a picture that was drawn anew before: it was the disk that failed
  if (error instanceof FilesAway || error instanceof FileUploadError) return filesAway(error)
  if (error instanceof Stripe.errors.StripeError) return paymentAway(error)
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
  return new ApiError({ status: 503, key: 'busy', headers, cause })
}

function notStored({ fault, cause }: { fault: DiskFault; cause: unknown }): ApiError {
  const headers = { 'retry-after': '30' }
  return fault === 'full'
    ? new ApiError({ status: 507, key: 'diskFull', headers, cause })
    : new ApiError({ status: 503, key: 'diskReadOnly', headers, cause })
}

function storageFull(cause: StorageFull): ApiError {
  return new ApiError({
    status: 409,
    key: 'storageFull',
    values: { limit: STORAGE_BYTES / 1_000_000 },
    cause,
  })
}

function paymentAway(cause: unknown): ApiError {
  return new ApiError({ status: 503, key: 'paymentAway', headers: { 'retry-after': '30' }, cause })
}

function filesAway(cause: FilesAway): ApiError {
  return new ApiError({ status: 503, key: 'filesAway', headers: { 'retry-after': '30' }, cause })
}
