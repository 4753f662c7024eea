import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import puppeteer, { type Page } from 'puppeteer'
import { cutWoff2 } from '../../../app/features/fonts/cut-woff2.server'
import { fontCoverage } from '../../../app/features/fonts/font-coverage.server'
import { FONT_DIR } from '../../../app/features/fonts/font-files.server'
import { readFaceName } from '../../../app/features/fonts/read-face-name'
import { writeEditorFonts } from '../../../app/features/fonts/write-editor-fonts'
import { browserPath } from '../open-browser'

type Shown = { html: string; head: string; glyphs: { regular: string; bold: string } }
export type Screens = {
  /** Shows a document with the fonts its head asks this site for; rejects when one of them is not there. */
  show: (shown: Shown) => Promise<Page>
  close: () => Promise<void>
}

/**
 * A browser as people have one, its screen with `ratio` pixels to a CSS pixel, and a site with the fonts of the editor
 * (`/fonts/…`) and of shared pages (`/fonts/cut/…`).
 */
export async function openScreens({ ratio = 1 }: { ratio?: number } = {}): Promise<Screens> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jianli-screens-'))
  await writeEditorFonts({ outDir: path.join(folder, 'fonts') })
  const now: Shown = { html: '', head: '', glyphs: { regular: '', bold: '' } }
  const served: { address: string; status: number }[] = []
  const server = createServer((request, response) => {
    const address = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname)
    void answer({ address, now, folder }).then((body) => {
      served.push({ address, status: body ? 200 : 404 })
      const type = address === '/' ? 'text/html' : address.endsWith('.css') ? 'text/css' : 'font/woff2'
      response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0
  const browser = await puppeteer.launch({
    executablePath: await browserPath(),
    // A ratio set for a page alone would be one of the picture, and leave the layout as it is.
    defaultViewport: null,
    args: [
      '--font-render-hinting=none',
      `--force-device-scale-factor=${ratio}`,
      '--window-size=1000,1400',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  const page = await browser.newPage()
  return {
    async show(shown) {
      Object.assign(now, shown)
      served.length = 0
      await page.goto(`http://127.0.0.1:${port}/`)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const lost = served.filter(({ address, status }) => address.startsWith('/fonts/') && status !== 200)
      const fonts = served.filter(({ address }) => /\.(woff2|ttf)$/.test(address))
      if (lost.length > 0 || fonts.length === 0) throw new Error(`Fonts are missing: ${JSON.stringify(lost)}`)
      return page
    },
    async close() {
      await browser.close()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Asked = { address: string; now: Shown; folder: string }

async function answer({ address, now, folder }: Asked): Promise<string | Buffer | null> {
  if (address === '/')
    return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><style>body { margin: 0 }</style>${now.head}${now.html}`
  const cut = /^\/fonts\/cut\/.+\/([\w-]+)\.woff2$/.exec(address)
  if (!cut) return readFile(path.join(folder, address)).catch(() => null)
  const face = readFaceName(cut[1] ?? '')
  if (!face) return null
  const font = { fontDir: FONT_DIR, ...face }
  const coverage = await fontCoverage(font)
  const text = [...(face.weight === 700 ? now.glyphs.bold : now.glyphs.regular)]
  return cutWoff2({
    ...font,
    text: text.filter((character) => coverage.has(character.codePointAt(0) ?? 0)).join(''),
  })
}
