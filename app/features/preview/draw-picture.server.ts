import sharp from 'sharp'
import { PAGE_FORMATS, type ResumeContent } from '../../../collections/resumes/schema'
import { getLayout } from '../../document/layouts/registry'
import type { Layout } from '../../document/layouts/types'
import { firstPageOf } from '../../document/pagination/first-page'
import type { Services } from '../services'
import { ownedKey } from '../pdf/create-file-cache.server'
import { documentKey } from '../pdf/document-key.server'
import { drawnFiles } from '../pdf/drawn-files.server'
import { pagePlanOf, type PlanOwner } from '../pdf/page-plan-of.server'
import { prepareDocument } from '../pdf/prepare-document.server'
import { showInPage } from '../pdf/show-in-page.server'
import { shrinkPhoto } from '../pdf/shrink-photo.server'
import { inDocumentThread } from '../threads/in-document-thread.server'
import { drawInTurn, drawOnce } from './draw-in-turn.server'

/** Wide enough for a card on a dense screen. */
const WIDTH = 720
const PX_PER_MM = 96 / 25.4

export type DrawPictureOptions = {
  services: Pick<Services, 'payload' | 'browser' | 'env' | 'log'>
  content: ResumeContent
  layout: string
  layoutVersion?: number
  /** The resume and revision whose saved content this is; left out for templates. */
  owner?: PlanOwner
}
/** The first page as WebP; the key is equal for equal pictures. */
export type Picture = { bytes: Buffer; key: string }

/**
 * The first page of a document as it prints, from the cache when it was drawn before. New pictures are drawn one after
 * another. Throws what `BrowserPool.run` throws.
 */
export async function drawPicture(options: DrawPictureOptions): Promise<Picture> {
  const { services, content, owner } = options
  const layout = getLayout(options.layout, options.layoutVersion)
  const key = documentKey({ content, layout })
  const place = owner ? ownedKey({ owner: owner.resume, key }) : key
  // A resume that is still as its template was looks like it.
  const known = owner && (await drawnFiles({ services, kind: 'webp' }).cache.get(key))
  if (known) return { key, bytes: known }
  const work = () => drawInTurn({ services, work: () => draw({ ...options, layout }) })
  return { key, bytes: await drawOnce({ services, kind: 'webp', key: place, work }) }
}

type DrawOptions = Omit<DrawPictureOptions, 'layout'> & { layout: Layout }

async function draw({ services, content, layout, owner }: DrawOptions): Promise<Buffer> {
  const [{ plan }, printed] = await Promise.all([
    pagePlanOf({ services, content, layout, owner }),
    // The page loads nothing: a photo goes in with the HTML.
    shrinkPhoto(content),
  ])
  const first = firstPageOf(plan)
  const named = { code: layout.code, version: layout.version }
  const [prepared, html] = await Promise.all([
    prepareDocument({ content, layout }),
    inDocumentThread('pages', { content: printed, layout: named, plan: first }),
  ])
  const page = PAGE_FORMATS[content.config.pageFormat]
  const clip = { x: 0, y: 0, width: page.width * PX_PER_MM, height: page.height * PX_PER_MM, scale: 2 }
  const shot = await services.browser.run(async (kept) => {
    await showInPage({ kept, html, ...prepared })
    return kept.page.screenshot({ type: 'png', clip })
  })
  return sharp(shot).resize({ width: WIDTH }).webp({ quality: 82, smartSubsample: true }).toBuffer()
}
