import type { Services } from '../services'
import { compareAndSet, KEEP_TIME } from '~/database/compare-and-set.server'
import { isRendererAway } from '../pdf/browser-errors.server'
import { drawPicture } from '../preview/draw-picture.server'
import { contentOf } from '../resumes/resume'
import { countRows, findRows } from '~/database/rows.server'

/** Counts anew how many resumes each template has been used for, and draws the pictures that are not there yet. */
export async function refreshTemplates({ services }: { services: Services }) {
  const { payload } = services
  const templates = []
  let pictures = 0
  for (const template of await findRows({ payload, collection: 'templates', where: {} })) {
    const { id, code, layout, layoutVersion } = template
    const used = { templateCode: { equals: code } }
    const useCount = await countRows({ payload, collection: 'resumes', where: used })
    const data = { useCount, ...KEEP_TIME }
    await compareAndSet({ payload, collection: 'templates', where: { id: { equals: id } }, data })
    templates.push({ code, useCount })
    if (await draws({ services, content: contentOf(template), layout, layoutVersion })) pictures += 1
  }
  return { templates, pictures }
}

/** A browser that is busy or away must not keep the counts from being right. */
async function draws(options: Parameters<typeof drawPicture>[0]): Promise<boolean> {
  try {
    await drawPicture(options)
    return true
  } catch (error) {
    options.services.log[isRendererAway(error) ? 'warn' : 'error']({ err: error }, 'a picture was not drawn')
    return false
  }
}
