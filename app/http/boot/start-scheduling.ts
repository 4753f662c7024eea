import { runScheduled } from '../../features/publishing/run-scheduled.server'
import type { Services } from '../services'

const LOOK_MS = 10_000

/** Looks for what is due to be published, one look at a time; several instances may do it at once. */
export function startScheduling(services: Services): void {
  let looking = false
  const look = async () => {
    if (looking) return
    looking = true
    await runScheduled(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'what was scheduled could not be published'),
    )
    looking = false
  }
  setInterval(() => void look(), LOOK_MS).unref()
}
