import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../services'
import { contentOf, type ResumeDocument } from '../resumes/resume'
import type { TemplateDocument } from '../templates/find-template.server'
import { drawPicture } from './draw-picture.server'

type Shown = Pick<ResumeDocument | TemplateDocument, 'id' | 'content' | 'layout' | 'layoutVersion'>

const LOOK_AGAIN_MS = 250

/**
 * Draws the pictures of all published templates, then of the examples, ahead of the first visitor; what is in the cache
 * costs nothing. Each waits until nobody else wants the browser. Ends when there is no browser (any more).
 */
export async function warmPictures(services: Services): Promise<void> {
  const templates = await services.payload.find({
    collection: 'templates',
    where: { _status: { equals: 'published' } },
    sort: ['-order', '-publishedAt'],
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
  for (const shown of [...templates.docs, ...examples.docs]) if (!(await warm({ services, shown }))) return
}

/** @returns whether there is a browser to go on with */
async function warm({ services, shown }: { services: Services; shown: Shown }): Promise<boolean> {
  const { layout, layoutVersion } = shown
  for (;;) {
    await untilUnused(services)
    try {
      await drawPicture({ services, content: contentOf(shown), layout, layoutVersion })
      return true
    } catch (error) {
      const reason = error instanceof Error ? error.name : ''
      if (reason === 'BrowserBusyError') continue
      services.log.warn({ err: error, id: shown.id }, 'a picture could not be drawn')
      return reason !== 'BrowserUnavailableError'
    }
  }
}

async function untilUnused({ browser }: Services): Promise<void> {
  for (;;) {
    const { running, waiting } = browser.load()
    if (running + waiting === 0) return
    // Doesn't keep a server alive that wants to end.
    await wait(LOOK_AGAIN_MS, undefined, { ref: false })
  }
}
