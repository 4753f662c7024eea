import { createWorkers } from '../../app/features/jobs/create-workers.server'
import { hireWorkers } from '../../collections/jobs/workers'
import { runJobs } from '../../app/features/jobs/run-jobs.server'
import type { TestApi } from './open-api'

/** Who does the jobs that `runJobs` runs. */
export function hire({ services }: TestApi): void {
  hireWorkers({ payload: services.payload, workers: createWorkers(services) })
}

/** Ends the accounts whose days are over, with all the jobs that makes. */
export async function endAccounts({ services }: TestApi): Promise<void> {
  await services.payload.jobs.queue({ task: 'end-accounts', input: {} })
  for (let rounds = 0; rounds < 5 && (await runJobs(services)) > 0; rounds += 1);
}
