import type { Locator, Page } from '@playwright/test'
import { MOBILE_TEXTS } from '../../../app/editor/texts/mobile-texts'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { fingersOn } from './fingers'

test.use({ locale: 'en', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.beforeEach(async ({ page }) => {
  await openGuestResume({ page, path: '/mobile/editor' })
  await page.getByRole('tab', { name: MOBILE_TEXTS.en.page, exact: true }).tap()
  await page.locator('.jl-editor-pages [data-block]').first().waitFor()
})

const shownZoom = (page: Page) =>
  page.getByRole('group', { name: SHELL_TEXTS.en.zoom }).getByText('%').textContent()
const middle = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2, width }
  })
const siteScale = (page: Page) => page.evaluate(() => window.visualViewport?.scale)

test('two fingers enlarge the page around their middle and carry it along, and not the site', async ({
  page,
}) => {
  const word = page.locator('.jl-editor-pages [data-block^="work-2.title"]').first()
  const before = await middle(word)
  const { pinch } = await fingersOn(page)
  const to = { x: before.x + 20, y: before.y + 40 }
  await pinch({ from: before, to, apart: [100, 220] })
  await expect.poll(async () => (await middle(word)).width / before.width).toBeCloseTo(2.2, 1)
  const away = async () => {
    const { x, y } = await middle(word)
    return Math.hypot(x - to.x, y - to.y)
  }
  await expect.poll(away).toBeLessThan(3)
  const after = await middle(word)
  expect(await siteScale(page)).toBe(1)
  // Back again, and no smaller than what can be told apart.
  await pinch({ from: after, to: after, apart: [220, 100] })
  await expect.poll(async () => (await middle(word)).width).toBeCloseTo(before.width, 0)
  await pinch({ from: before, to: before, apart: [300, 20] })
  await expect.poll(() => shownZoom(page)).toBe('30%')
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0)
})

test('two taps beside a text go near and back; a swipe scrolls and lifts no block', async ({ page }) => {
  const title = page.locator('.jl-editor-pages [data-block^="work-2.title"]').first()
  const { y } = await middle(title)
  const canvas = page.locator('#editor-page')
  const before = await shownZoom(page)
  const { touch } = await fingersOn(page)
  // Fingers are sent at once: a busy machine may take its time between two that are waited for.
  const twice = async (at: { x: number; y: number }) => {
    await Promise.all(
      [[at], [], [at], []].map((points) => touch(points.length > 0 ? 'touchStart' : 'touchEnd', points)),
    )
  }
  await twice({ x: 366, y })
  await expect.poll(() => shownZoom(page)).not.toBe(before)
  await expect.poll(async () => Math.abs((await middle(title)).y - y)).toBeLessThan(12)
  const near = await middle(title)
  await canvas.evaluate((element) => element.scrollTo({ left: 0 }))
  await twice({ x: 20, y: near.y })
  await expect.poll(() => shownZoom(page)).toBe(before)
  expect(await siteScale(page)).toBe(1)

  await canvas.evaluate((element) => element.scrollTo(0, 0))
  const handle = await middle(page.locator('[data-block-handle="work-2"]'))
  const moves = Array.from({ length: 8 }, (_, step) => ({ x: handle.x, y: handle.y - (step + 1) * 15 }))
  const swipe = [touch('touchStart', [handle]), ...moves.map((at) => touch('touchMove', [at]))]
  await Promise.all([...swipe, touch('touchEnd', [])])
  await expect.poll(() => canvas.evaluate((element) => element.scrollTop)).toBeGreaterThan(40)
  await expect(page.locator('.jl-drag-name')).toHaveCount(0)
})

test('a small text that Enter leads to comes near, too, and is seen whole', async ({ page }) => {
  const position = page.locator('.jl-editor-pages .jl-headline')
  await page.locator('.jl-editor-pages h1').tap()
  const caret = page.locator('.jl-caret')
  await expect(caret).toBeVisible()
  await page.keyboard.press('Enter')
  const height = () => caret.evaluate((element) => element.getBoundingClientRect().height)
  await expect.poll(height).toBeGreaterThan(14)
  const isWhole = () =>
    position.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      const { left, right } = words.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    })
  await expect.poll(isWhole).toBe(true)
})
