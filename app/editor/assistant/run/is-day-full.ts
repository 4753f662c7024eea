import { usesOwnKey } from './own-key'
import type { Status } from './session'

/** Whether the plan gives no more tasks today. */
export const isDayFull = (status: Status | undefined): boolean =>
  status !== undefined && status.isOn && !usesOwnKey(status) && status.used >= status.limit
