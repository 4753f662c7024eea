import { openGuestResume } from '../open-guest-resume'
import { fingersOn } from '../phone/fingers'
import { expect, test } from '../test'
import { coveredTexts, fingerRooms, middleOf } from './handles'

/** A mouse, and a screen that can be touched besides: what Chromium finds out of its devices otherwise. */
const POINTERS =
  '--blink-settings=primaryPointerType=4,availablePointerTypes=6,primaryHoverType=2,availableHoverTypes=3'

test.use({
  // In the worker that is there: with options for its browser this file would have one of its own, and a site.
  context: async ({ playwright, launchOptions, site }, use) => {
    const args = [...(launchOptions.args ?? []), POINTERS, '--touch-events=enabled']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const viewport = { width: 1280, height: 800 }
    const context = await browser.newContext({ baseURL: site.url, locale: 'en', viewport })
    await context.addInitScript(() => {
      if (location.pathname.startsWith('/editor/')) localStorage.setItem('cache-tour', '1')
    })
    await use(context)
    await browser.close()
  },
})

test('on a laptop whose screen can be touched, a finger is shown what a phone shows, and a mouse what it was', async ({
  page,
}) => {
  await openGuestResume({ page })
  expect(await page.evaluate(() => matchMedia('(pointer: fine) and (any-pointer: coarse)').matches)).toBe(
    true,
  )
  const { tap } = await fingersOn(page)
  const handles = page.locator('[data-block-handle]')
  await expect(handles).toHaveCount(0)
  await tap(await middleOf(page.locator('.jl-editor-pages [data-block="work-1.title"]')))
  await expect(page.locator('.jl-caret')).toBeVisible()
  await expect(page.locator('[data-end]').first()).toBeVisible()
  await expect(page.locator('[data-block-handle="work-2"]')).toBeVisible()
  await expect(page.locator('[data-kind="section"] > [data-block-handle]').first()).toBeVisible()
  const rooms = await fingerRooms(handles)
  expect(rooms.length).toBeGreaterThan(4)
  for (const { width, height } of rooms) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  expect(await coveredTexts(page)).toEqual([])
  await page.locator('#editor-page').evaluate((canvas) => canvas.scrollTo(0, 0))
  await tap(await middleOf(page.locator('[data-block-handle="work-2"]')))
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible()
  await page.keyboard.press('Escape')

  const { x, y } = await middleOf(page.locator('.jl-editor-pages [data-block="work-1.title"]'))
  await page.mouse.move(x, y)
  await page.mouse.dblclick(x, y)
  await expect(handles).toHaveCount(1)
  await expect(page.locator('[data-end]')).toHaveCount(0)
})
