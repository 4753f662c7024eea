import puppeteer, { type Browser } from 'puppeteer'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFont } from '../../../app/features/fonts/font-files.server'
import { pageCharacters } from '../../setup/geometry/page-characters'
import { browserPath } from '../../setup/open-browser'

/** Pixels of the picture to a CSS pixel. */
const SCALE = 8
const SIZES = [11.7, 12.35, 13, 13.65, 14.3, 14.82, 16, 27.95]
const TOPS = [0, 0.1, 0.25, 0.45, 0.5, 0.55, 0.75, 0.9]

let browser: Browser
beforeAll(async () => {
  browser = await puppeteer.launch({
    executablePath: await browserPath(),
    args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
})
afterAll(() => browser.close())

test('where a page says its baselines are, the ink of its letters ends', async () => {
  const page = await browser.newPage()
  const font = (await readFont({ family: 'sans', weight: 400 })).toString('base64')
  const lines = SIZES.flatMap((size, row) =>
    TOPS.map((part, column) => ({ size, left: 20 + column * 60, top: 20 + row * 50 + part })),
  )
  const words = lines.map(({ size, left, top }, i) => {
    const text = i % 2 ? '<span class="jl-tag">E</span>' : 'E'
    return `<div style="position:absolute;left:${left}px;top:${top}px;font-size:${size}px">${text}</div>`
  })
  await page.setContent(`<style>@font-face { font-family: S; src: url(data:font/ttf;base64,${font}) }
    body { margin: 0 } .jl-page { position: relative; width: 520px; height: 430px; background: #fff }
    .jl-pages { font: 400 13px/1.5 S; text-rendering: geometricPrecision } .jl-tag { padding: 0.12em }
    </style><div class="jl-pages"><div class="jl-page">${words.join('')}</div></div>`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const [characters = []] = await page.evaluate(pageCharacters)
  expect(characters.length).toBe(lines.length)
  const shot = await page.screenshot({ clip: { x: 0, y: 0, width: 520, height: 430, scale: SCALE } })
  const { data, info } = await sharp(shot).greyscale().raw().toBuffer({ resolveWithObject: true })
  for (const { left, right, top, bottom, baseline } of characters) {
    let foot = 0
    for (let y = Math.floor(top * SCALE); y < bottom * SCALE; y += 1)
      for (let x = Math.ceil(left * SCALE); x < right * SCALE; x += 1)
        if ((data[(y * info.width + x) * info.channels] ?? 255) < 128) foot = y + 1
    expect(Math.abs(foot / SCALE - baseline), `at ${left}, ${top}`).toBeLessThan(0.1)
  }
})
