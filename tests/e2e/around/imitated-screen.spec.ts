import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'

test.use({ locale: 'en', viewport: { width: 1440, height: 900 } })

/** Where the lines of the pages stand, from the corner of the first; in CSS pixels. Runs in the page. */
function lines(): number[] {
  const first = document.querySelector('.jl-editor-pages .jl-page')
  const corner = first?.getBoundingClientRect()
  if (!first || !corner) return []
  const range = document.createRange()
  const texts = document.createTreeWalker(first, NodeFilter.SHOW_TEXT)
  const found: number[] = []
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    for (const { left, top } of range.getClientRects()) found.push(left - corner.left, top - corner.top)
  }
  return found.map((value) => Math.round(value * 10))
}

test('tools that only imitate a dense screen show the page that is printed as well', async ({
  page,
  context,
}) => {
  await openGuestResume({ page, template: 'banner-en' })
  const real = await page.evaluate(lines)
  expect(real.length).toBeGreaterThan(100)
  const tools = await context.newCDPSession(page)
  const screen = { width: 1440, height: 900, mobile: false, deviceScaleFactor: 3 }
  await tools.send('Emulation.setDeviceMetricsOverride', screen)
  await openGuestResume({ page, template: 'banner-en' })
  expect(await page.evaluate(() => devicePixelRatio)).toBe(3)
  expect(await page.evaluate(lines)).toEqual(real)
})
