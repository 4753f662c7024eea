import type { FaultCode } from '../../../../collections/assistant/task-faults'

/** A fault of the provider's or of what it said. */
export class TaskFault extends Error {
  override name = 'TaskFault'
  readonly code: FaultCode
  /** whether the same question may well be answered the next time */
  readonly mayPass: boolean
  /** seconds that the provider asked to wait */
  readonly retryAfter: number | undefined

  constructor({
    code,
    mayPass = false,
    retryAfter,
    cause,
  }: {
    code: FaultCode
    mayPass?: boolean
    retryAfter?: number | undefined
    cause?: unknown
  }) {
    super(code, { cause })
    this.code = code
    this.mayPass = mayPass
    this.retryAfter = retryAfter
  }
}
