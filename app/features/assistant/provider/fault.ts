import type { FaultCode } from '../../../../collections/assistant/task-faults'

type Options = {
  code: FaultCode
  /** whether the same question may well be answered the next time */
  mayPass?: boolean
  /** seconds that the provider asked to wait */
  retryAfter?: number | undefined
  cause?: unknown
}

/** A fault of the provider's or of what it said. */
export class TaskFault extends Error {
  override name = 'TaskFault'
  readonly code: FaultCode
  readonly mayPass: boolean
  readonly retryAfter: number | undefined

  constructor({ code, mayPass = false, retryAfter, cause }: Options) {
    super(code, { cause })
    this.code = code
    this.mayPass = mayPass
    this.retryAfter = retryAfter
  }
}
