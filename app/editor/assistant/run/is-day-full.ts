import type { Status } from './session'

/** Whether the plan gives no more tasks today. */
export const isDayFull = (status: Status | undefined): boolean =>
  status !== undefined && status.isOn && !status.hasOwnKey && status.used >= status.limit
