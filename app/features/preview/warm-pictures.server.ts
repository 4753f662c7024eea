import type { Services } from '../../http/services'
import { contentOf } from '../resumes/resume'
import { drawPicture } from './draw-picture.server'

/** Draws the pictures of all published templates and of the examples ahead of the first visitor; what is in the cache costs nothing. */
export async function warmPictures(services: Services): Promise<void> {
  const { docs } = await services.payload.find({
    collection: 'templates',
    where: { _status: { equals: 'published' } },
    sort: '-publishedAt',
    limit: 100,
    depth: 0,
    overrideAccess: false,
  })
  const examples = await services.payload.find({
    collection: 'resumes',
    where: { example: { equals: true } },
    limit: 100,
    depth: 0,
    overrideAccess: true,
  })
  for (const { id, layout, layoutVersion, ...shown } of [...docs, ...examples.docs]) {
    try {
      await drawPicture({ services, content: contentOf(shown), layout, layoutVersion })
    } catch (error) {
      services.log.warn({ err: error, id }, 'a picture could not be drawn')
      return
    }
  }
}
