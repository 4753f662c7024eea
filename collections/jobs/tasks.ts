import type { TaskConfig } from 'payload'
import { workersOf, type JobSlug } from './workers'

const MINUTE_MS = 60_000

/** The site's own tasks on Payload's queue; scheduled publishing is Payload's. */
export const TASKS: TaskConfig[] = [
  // 1, 2, 4, 8 and 16 minutes later
  task('send-mail', { attempts: 5, delay: MINUTE_MS }),
  task('draw-template', { attempts: 3, delay: MINUTE_MS }),
  task('purge-trash', { attempts: 2, delay: MINUTE_MS }),
  task('purge-orphans', { attempts: 2, delay: MINUTE_MS }),
  task('end-accounts', { attempts: 2, delay: MINUTE_MS }),
]

type Retries = { attempts: number; /** milliseconds, doubled each time */ delay: number }

function task(slug: JobSlug, { attempts, delay }: Retries): TaskConfig {
  const config: TaskConfig<{ input: object; output: object }> = {
    slug,
    retries: { attempts, backoff: { type: 'exponential', delay } },
    handler: async ({ input, req }) => {
      // an edge: what was queued under a name is what its worker takes
      await workersOf(req.payload)[slug](input as never)
      return { output: {} }
    },
  }
  // Payload's list of tasks knows only the names it has generated
  return config as unknown as TaskConfig
}
