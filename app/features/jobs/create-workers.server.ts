import type { Workers } from '../../../collections/jobs/workers'
import type { Services } from '../services'
import { endDueAccounts } from '../account-end/end-due-accounts.server'
import { sweepDrawings } from '../pdf/sweep-drawings.server'
import { purgeEmptyGuides } from '../guides/purge-empty.server'
import { purgeTasks } from '../assistant/tasks/drop-tasks.server'
import { drawPicture } from '../preview/draw-picture.server'
import { contentOf } from '../resumes/resume'
import { purgeTrash } from '../resumes/purge-trash.server'
import { purgeRemoved } from '../review-comments/purge-removed.server'
import { purgeOrphans } from '../uploads/purge-orphans.server'

/** Who does the jobs of the queue. Each may be done twice when a process dies over it, so each bears that. */
export function createWorkers(services: Services): Workers {
  const { payload } = services
  return {
    'send-mail': async (mail) => {
      await payload.sendEmail(mail)
    },
    'draw-template': async ({ id }) => {
      const template = await publishedTemplate({ services, id })
      if (!template) return
      const { layout, layoutVersion } = template
      await drawPicture({ services, content: contentOf(template), layout, layoutVersion })
    },
    'purge-trash': async () => {
      await purgeTrash({ payload })
      await purgeRemoved({ payload })
      await purgeEmptyGuides({ payload })
      await purgeTasks({ payload })
      await sweepDrawings(services)
    },
    'end-accounts': async () => {
      await endDueAccounts({ payload })
      await sweepDrawings(services)
    },
    'purge-orphans': async () => {
      await purgeOrphans({ payload })
    },
  }
}

/** What visitors see; null when it was withdrawn or deleted meanwhile. */
async function publishedTemplate({ services, id }: { services: Services; id: string }) {
  const { docs } = await services.payload.find({
    collection: 'templates',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    limit: 1,
    depth: 0,
    overrideAccess: false,
  })
  return docs[0] ?? null
}
