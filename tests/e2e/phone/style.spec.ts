import type { Locator, Page } from '@playwright/test'
import { LAYOUT_NAMES } from '../../../collections/layout-codes'
import { THEME_COLORS } from '../../../collections/resumes/choices'
import { GALLERY_TEXTS } from '../../../app/editor/gallery/gallery-texts'
import { COMMAND_TEXTS } from '../../../app/editor/commands/command-texts'
import { MOBILE_TEXTS } from '../../../app/editor/texts/mobile-texts'
import { STYLE_GROUP_TEXTS } from '../../../app/editor/texts/style-groups'
import { STYLE_TEXTS } from '../../../app/editor/texts/style-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { expectAccessible } from '../violations'
import { fingersOn } from './fingers'

test.use({ locale: 'en', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
const groups = STYLE_GROUP_TEXTS.en
const texts = STYLE_TEXTS.en

const tab = (page: Page, name: 'page' | 'style') =>
  page.getByRole('tab', { name: MOBILE_TEXTS.en[name], exact: true })
const boxOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)
const scrolled = (page: Page) => page.locator('#editor-page').evaluate((one) => Math.round(one.scrollTop))

test('the page stays in sight above its style, where it was, and shows what is chosen at once', async ({
  page,
}) => {
  await openGuestResume({ page, path: '/mobile/editor' })
  const canvas = page.locator('#editor-page')
  const name = page.locator('.jl-editor-pages h1')
  await tab(page, 'page').tap()
  await name.waitFor()
  await canvas.evaluate((one) => one.scrollTo(0, 20))
  await tab(page, 'style').tap()
  const sheet = page.getByRole('tabpanel', { name: MOBILE_TEXTS.en.style })
  const groupsRow = sheet.getByRole('navigation')
  await expect(name).toBeInViewport()
  expect(await scrolled(page)).toBe(20)
  const [above, below] = [await boxOf(canvas), await boxOf(sheet)]
  expect(above.bottom).toBeLessThanOrEqual(below.top)
  expect(above.height / below.height).toBeCloseTo(1, 1)
  await expectAccessible(page)

  await groupsRow.getByRole('button', { name: groups.color }).tap()
  const color = () => name.evaluate((one) => getComputedStyle(one).color)
  const before = await color()
  await sheet
    .locator('label')
    .filter({ has: page.getByLabel(texts.colorName(THEME_COLORS[1])) })
    .tap()
  await expect.poll(color).not.toBe(before)
  expect(await scrolled(page)).toBe(20)

  // What stands far below is a tap away, open, and where one was is kept.
  const margins = groupsRow.getByRole('button', { name: groups.margins })
  const top = sheet.getByRole('textbox', { name: `${texts.margins} ${texts.top} (px)` })
  await margins.tap()
  await expect(top).toBeInViewport()
  await expect(margins).toHaveAttribute('aria-current', 'true')
  await tab(page, 'page').tap()
  await expect(sheet).toBeHidden()
  await tab(page, 'style').tap()
  await expect(top).toBeInViewport()
  await expect(margins).toBeInViewport()

  // Who taps a text writes there, on the whole page.
  await name.tap()
  await expect(page.locator('.jl-writer-box')).toBeFocused()
  await expect(sheet).toBeHidden()
  await page.keyboard.type('x')
  await expect(name).toContainText('x')
})

test('an enlarged page is whole again above the style; the gallery has it above the layouts, too', async ({
  page,
}) => {
  await openGuestResume({ page, path: '/mobile/editor' })
  await tab(page, 'page').tap()
  const pages = page.locator('.jl-editor-pages')
  const title = pages.locator('[data-block^="work-1.title"]').first()
  await title.waitFor()
  const { width } = await boxOf(pages)
  const { x, y } = await boxOf(title)
  const { pinch } = await fingersOn(page)
  await pinch({ from: { x, y }, to: { x, y: 200 }, apart: [100, 220] })
  await expect.poll(async () => (await boxOf(pages)).width).toBeGreaterThan(2 * width)
  await tab(page, 'style').tap()
  await expect.poll(async () => (await boxOf(pages)).width).toBeCloseTo(width, 0)
  await expect(title).toBeInViewport()

  await page.getByRole('button', { name: COMMAND_TEXTS.en.layouts }).tap()
  const gallery = page.getByRole('dialog', { name: GALLERY_TEXTS.en.title })
  const preview = gallery.getByRole('region', { name: GALLERY_TEXTS.en.now(LAYOUT_NAMES.classic.en) })
  const choice = gallery.getByRole('radiogroup', { name: GALLERY_TEXTS.en.layouts })
  await expect(preview.locator('h1')).toBeInViewport()
  expect((await boxOf(preview)).bottom).toBeLessThanOrEqual((await boxOf(choice)).top)
})
