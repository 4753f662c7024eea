import { purgeTrash } from '../../features/resumes/purge-trash.server'
import { purgeOrphans } from '../../features/uploads/purge-orphans.server'
import type { Services } from '../services'

const HOUR_MS = 60 * 60 * 1000
const CHORES: Record<string, (services: Services) => Promise<unknown>> = {
  'the trash was not emptied': purgeTrash,
  'unused pictures were not removed': purgeOrphans,
}

/** What is done every hour for as long as the process lives; several instances may do it at once. */
export function startHousekeeping(services: Services): void {
  const work = () => {
    for (const [failure, chore] of Object.entries(CHORES))
      chore(services).catch((error: unknown) => services.log.error({ err: error }, failure))
  }
  setInterval(work, HOUR_MS).unref()
}
