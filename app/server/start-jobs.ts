import { hireWorkers } from '../../collections/jobs/workers'
import { createWorkers } from '../features/jobs/create-workers.server'
import { queueChores } from '../features/jobs/queue-chores.server'
import { runJobs } from '../features/jobs/run-jobs.server'
import { sweepDrawings } from '../features/pdf/sweep-drawings.server'
import type { Services } from '../features/services'

const LOOK_MS = 5_000

/** Does the jobs of the queue for as long as the process lives, one look at a time; several instances may do it at once. */
export function startJobs(services: Services): void {
  const { payload, log } = services
  hireWorkers({ payload, workers: createWorkers(services) })
  let looking = false
  let choresUntil = 0
  const look = async () => {
    if (looking) return
    looking = true
    try {
      const isHour = Date.now() >= choresUntil
      if (isHour) choresUntil = await queueChores({ payload })
      await runJobs(services)
      // a chore is done on one machine, and each has a cache of its own
      if (isHour) await sweepDrawings(services)
    } catch (error) {
      log.error({ err: error }, 'the queue could not be worked through')
    }
    looking = false
  }
  setInterval(() => void look(), LOOK_MS).unref()
}
