import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer'
import type { Characters } from '../../../app/document/render/characters'
import { readBoxName } from '../../../app/features/fonts/box-blocks'
import { cutWoff2 } from '../../../app/features/fonts/cut-woff2.server'
import { charactersFor } from '../../../app/features/fonts/face-texts.server'
import { fontCoverage } from '../../../app/features/fonts/font-coverage.server'
import type { FontName } from '../../../app/features/fonts/font-files.server'
import { readBlockName } from '../../../app/features/fonts/read-block-name'
import { readFaceName } from '../../../app/features/fonts/read-face-name'
import { screenBoxes } from '../../../app/features/fonts/screen-boxes.server'
import type { BrowserPool } from '../../../app/features/pdf/browser-pool.server'
import { findFirefox } from '../find-firefox'
import { browserPath } from '../open-browser'

type Shown = { html: string; head: string; glyphs: Characters }
export type Screens = {
  /** Shows a document with the fonts its head asks this site for; rejects when one of them is not there. */
  show: (shown: Shown) => Promise<Page>
  close: () => Promise<void>
}

type Options = {
  engine?: 'chromium' | 'firefox'
  ratio?: number
  /** The server's, that says what it draws as boxes; without it there are none. */
  boxes?: BrowserPool
}

/**
 * A browser as people have one, its screen with `ratio` pixels to a CSS pixel, and a site with the fonts of the editor
 * (`/fonts/…`, cut by the build) and of shared pages (`/fonts/cut/…`).
 */
export async function openScreens({ engine = 'chromium', ratio = 1, boxes }: Options = {}): Promise<Screens> {
  const now: Shown = { html: '', head: '', glyphs: { regular: '', bold: '' } }
  const served: { address: string; status: number }[] = []
  const server = createServer((request, response) => {
    const address = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname)
    void answer({ address, now, boxes }).then((body) => {
      served.push({ address, status: body ? 200 : 404 })
      const type = address === '/' ? 'text/html' : address.endsWith('.css') ? 'text/css' : 'font/woff2'
      // Each page fetches its own fonts.
      response.writeHead(body ? 200 : 404, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0
  const browser = await puppeteer.launch(
    engine === 'firefox' ? await firefoxOptions(ratio) : await chromiumOptions(ratio),
  )
  const page = await browser.newPage()
  // A busy machine takes its time.
  page.setDefaultTimeout(120_000)
  return {
    async show(shown) {
      Object.assign(now, shown)
      served.length = 0
      await page.goto(`http://127.0.0.1:${port}/`)
      // Firefox asks for fonts when it first draws.
      await page.evaluate(async () => {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        await document.fonts.ready
      })
      const lost = served.filter(({ address, status }) => address.startsWith('/fonts/') && status !== 200)
      const loaded = await page.evaluate(
        () => [...document.fonts].filter(({ status }) => status === 'loaded').length,
      )
      if (lost.length > 0 || loaded === 0) throw new Error(`Fonts are missing: ${JSON.stringify(lost)}`)
      return page
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}

// A ratio set for a page alone would be one of the picture, and leave the layout as it is.
async function chromiumOptions(ratio: number): Promise<LaunchOptions> {
  const args = [
    '--font-render-hinting=none',
    `--force-device-scale-factor=${ratio}`,
    '--window-size=1000,1400',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
  return { executablePath: await browserPath(), defaultViewport: null, args }
}

/** Spoken to by WebDriver BiDi. */
async function firefoxOptions(ratio: number): Promise<LaunchOptions> {
  return {
    browser: 'firefox',
    executablePath: await findFirefox((text) => process.stderr.write(`${text}\n`)),
    defaultViewport: null,
    args: ['--width=1000', '--height=1400'],
    extraPrefsFirefox: { 'layout.css.devPixelsPerPx': String(ratio) },
  }
}

type Asked = { address: string; now: Shown; boxes: BrowserPool | undefined }

async function answer({ address, now, boxes }: Asked): Promise<string | Buffer | null> {
  if (address === '/')
    return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><style>body { margin: 0 }</style>${now.head}${now.html}`
  const box = readBoxName(address.replace('/fonts/box/', ''))
  if (box && boxes) return screenBoxes({ browser: boxes, ...box })
  const [, folder = '', name = ''] = /^\/fonts\/(cut|extra)\/(?:.+\/)?([\w-]+\.woff2)$/.exec(address) ?? []
  if (!folder) return readFile(path.join('public', address)).catch(() => null)
  const face = readFaceName(name.replace('.woff2', ''))
  const block =
    folder === 'extra' ? readBlockName(name) : face && { ...face, text: charactersFor(face, now.glyphs) }
  return block ? cut(block) : null
}

type Block = FontName & { text: string }

/** A font cut for one screen is the same for the next: cutting takes longer than all that is done with it. */
const cuts = new Map<string, Promise<Buffer>>()
const MOST_CUTS = 64

function cut(block: Block): Promise<Buffer> {
  const key = JSON.stringify(block)
  const made = cuts.get(key) ?? cutCovered(block)
  cuts.set(key, made)
  for (const oldest of Array.from(cuts.keys()).slice(0, -MOST_CUTS)) cuts.delete(oldest)
  return made
}

async function cutCovered(block: Block): Promise<Buffer> {
  const coverage = await fontCoverage(block)
  const text = [...block.text].filter((character) => coverage.has(character.codePointAt(0) ?? 0)).join('')
  return cutWoff2({ ...block, text })
}
