import { ApiError } from './api-error'

/** 429 with Retry-After. */
export function tooMany(retryAfter: number): ApiError {
  const headers = { 'retry-after': String(retryAfter) }
  return new ApiError({ status: 429, key: 'tooMany', values: { seconds: retryAfter }, headers })
}

/** 404 for what is not there and for what is not the caller's, without telling which. */
export function notFound(): ApiError {
  return new ApiError({ status: 404, key: 'notFound' })
}
