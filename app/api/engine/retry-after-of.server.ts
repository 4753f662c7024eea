import { diskFaultOf } from '~/database/disk-fault.server'
import { isDatabaseLost } from '~/database/is-database-lost.server'
import { isTransient } from '~/database/is-transient.server'
import { isRendererAway } from '~/features/pdf/browser-errors.server'

/** Seconds after which what failed may well succeed, because a part of the server is busy or away; null for a real fault. */
export function retryAfterOf(error: unknown): number | null {
  if (isTransient(error)) return 1
  if (isDatabaseLost(error)) return 5
  if (diskFaultOf(error)) return 30
  return isRendererAway(error) ? Math.max(1, Math.ceil(error.retryAfter)) : null
}
