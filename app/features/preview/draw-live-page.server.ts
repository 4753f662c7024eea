import type { ResumeContent } from '../../../collections/resumes/schema'
import { getLayout } from '../../document/layouts/registry'
import { firstPageOf } from '../../document/pagination/first-page'
import { documentCss } from '../../document/render/document-css'
import type { Services } from '../services'
import { familiesIn } from '../fonts/families-in'
import { faceRule } from '../fonts/face-rule'
import { faceTexts } from '../fonts/face-texts.server'
import { fontSlice } from '../fonts/font-slice.server'
import { documentKey } from '../pdf/document-key.server'
import { makePagePlan, type Glyphs } from '../pdf/make-page-plan.server'
import { inDocumentThread } from '../threads/in-document-thread.server'
import { drawInTurn, drawOnce } from './draw-in-turn.server'
import type { Picture } from './draw-picture.server'

/** Grows when the page is made otherwise than before. */
const VERSION = 1
/** Written by `public/live-page.js`: the caret at the end of what is being written. */
const CSS = `html,body{margin:0;overflow:hidden;background:#fff}
.live-caret{display:inline-block;width:1.5px;height:1.1em;margin:0 -0.75px;vertical-align:-0.2em;background:#3e63dd;animation:live-blink 1s steps(2,start) infinite}
@keyframes live-blink{to{visibility:hidden}}`

type LiveServices = Pick<Services, 'payload' | 'browser' | 'env' | 'log'>
type Faces = { services: LiveServices; css: string; glyphs: Glyphs }
type Options = { services: LiveServices; content: ResumeContent; layout: string; layoutVersion?: number }

/**
 * A document's first page as a page of HTML with its fonts in it, in which a script writes the ends of two lines anew:
 * the same page that prints. From the cache when it was drawn before. Throws what `BrowserPool.run` throws.
 */
export async function drawLivePage(options: Options): Promise<Picture> {
  const { services, content } = options
  const layout = getLayout(options.layout, options.layoutVersion)
  const key = `${documentKey({ content, layout })}-${VERSION}`
  const draws = async () => {
    const { plan, glyphs } = await makePagePlan({ browser: services.browser, content, layout })
    const css = documentCss({ content, layout })
    const faces = await facesOf({ services, css, glyphs })
    const first = firstPageOf(plan)
    const named = { code: layout.code, version: layout.version }
    const page = await inDocumentThread('pages', { content, layout: named, plan: first })
    return Buffer.from(
      `<!doctype html><html lang="${content.config.language}"><head><meta charset="utf-8"><title>Jianli</title>` +
        `<style>${faces}\n${css}\n${CSS}</style></head><body>${page}<script src="/live-page.js"></script></body></html>`,
    )
  }
  const work = () => drawInTurn({ services, work: draws })
  return { key, bytes: await drawOnce({ services, kind: 'html', key, work }) }
}

async function facesOf({ services, css, glyphs }: Faces): Promise<string> {
  const faces = await faceTexts({ families: familiesIn(css), characters: glyphs })
  const rules = faces.map(async (face) => {
    const font = await fontSlice({ services, ...face })
    const url = font && `data:font/woff2;base64,${font.toString('base64')}`
    return url ? faceRule({ ...face, url, display: 'block' }) : ''
  })
  return (await Promise.all(rules)).join('\n')
}
