import type { ApiTextKey } from './texts'

export type ApiErrorOptions = {
  /** HTTP status and envelope code */
  status: number
  /** the sentence for the caller, in `texts.ts` */
  key: ApiTextKey
  values?: Record<string, string | number>
  /** goes out as the envelope's `data` */
  data?: unknown
  headers?: Record<string, string>
  /** for the log only */
  cause?: unknown
}

/** A refusal the caller can act on; everything else that is thrown becomes a 500 with a safe text. */
export class ApiError extends Error {
  readonly status: number
  readonly key: ApiTextKey
  readonly values: Record<string, string | number>
  readonly data: unknown
  readonly headers: Record<string, string>

  constructor({ status, key, values = {}, data = null, headers = {}, cause }: ApiErrorOptions) {
    super(`${status} ${key}`, { cause })
    this.name = 'ApiError'
    this.status = status
    this.key = key
    this.values = values
    this.data = data
    this.headers = headers
  }
}
