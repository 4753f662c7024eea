import type { FontSet } from '../fonts/subset-fonts.server'
import type { KeptPage } from './open-kept-page.server'

type Options = {
  kept: KeptPage
  fonts: FontSet
  css: string
  /** Static HTML of the body. */
  html: string
  language: string
  title: string
}

/**
 * Puts a document into a kept page and waits until its fonts and pictures can be drawn. Faces that stand there already
 * (the plan and the print of one document share them) are not sent again.
 */
export async function showInPage({ kept, fonts, css, html, language, title }: Options): Promise<void> {
  const faces =
    kept.fontsKey === fonts.key
      ? undefined
      : fonts.faces.map(({ family, weight, italic, data }) => ({
          family,
          weight: String(weight),
          style: italic ? 'italic' : 'normal',
          source: `url(data:font/ttf;base64,${data.toString('base64')})`,
        }))
  kept.fontsKey = undefined
  await kept.page.evaluate(putIntoPage, { faces, css, html, language, title })
  kept.fontsKey = fonts.key
}

type Put = {
  faces: { family: string; weight: string; style: string; source: string }[] | undefined
  css: string
  html: string
  language: string
  title: string
}

/** Runs in the page; only inline callbacks, because a bundler's wrapper for named functions does not exist there. */
async function putIntoPage({ faces, css, html, language, title }: Put): Promise<void> {
  if (faces) {
    document.fonts.clear()
    for (const { family, weight, style, source } of faces)
      document.fonts.add(new FontFace(family, source, { weight, style }))
  }
  document.documentElement.lang = language
  document.title = title
  const style = document.getElementById('page-css')
  if (style) style.textContent = css
  document.body.innerHTML = html
  await Promise.all([
    ...Array.from(document.fonts, (face) => face.load()),
    // A picture that cannot be decoded is left out, as any browser does; it must not cost the whole page.
    ...Array.from(document.images, (image) => image.decode().catch(() => undefined)),
  ])
}
