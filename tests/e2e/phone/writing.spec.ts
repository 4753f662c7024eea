import type { Locator, Page } from '@playwright/test'
import { BASE_INFO_NAMES } from '../../../collections/resumes/base-info-names'
import { MOBILE_TEXTS } from '../../../app/editor/texts/mobile-texts'
import { RICH_TEXT_TEXTS } from '../../../app/editor/texts/rich-text-texts'
import { TOUCH_MENU_TEXTS } from '../../../app/editor/texts/touch-menu-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { fingersOn, raiseKeys } from './fingers'
import { press } from '../type-into'

test.use({ locale: 'en', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
const texts = MOBILE_TEXTS.en
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** One phone after the other, and on its side; an entry is written in on each. */
const SCREENS = [
  { width: 360, height: 640, keys: 250, entry: 'work-3' },
  { width: 390, height: 844, keys: 336, entry: 'work-2' },
  { width: 844, height: 390, keys: 210, entry: 'work-1' },
]

test('what one writes on the page stays above the keys, under the finger and large enough', async ({
  page,
}) => {
  await openGuestResume({ page, path: '/mobile/editor' })
  await tab(page, texts.page).tap()
  for (const { width, height, keys, entry } of SCREENS)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      const written = page.locator(`.jl-editor-pages [data-block^="${entry}.text"]`)
      const line = written.first()
      await line.scrollIntoViewIfNeeded()
      const { x, y } = await boxOf(line)
      await page.touchscreen.tap(x + 30, y + 3)
      const caret = page.locator('.jl-caret')
      await expect(caret).toBeVisible()
      await expect(tab(page, texts.page)).toBeHidden()
      await expect.poll(async () => (await onScreen(caret)).height).toBeGreaterThan(14)
      const { left, top, bottom } = await onScreen(caret)
      expect(Math.abs(left - x - 30)).toBeLessThan(60)
      expect(top - 24).toBeLessThan(y + 3)
      expect(bottom + 24).toBeGreaterThan(y + 3)

      await raiseKeys({ page, height: keys })
      const edge = height - keys
      const bar = page.locator('[data-writing-bar]')
      await expect.poll(async () => (await onScreen(bar)).bottom).toBe(edge)
      await expect.poll(async () => (await onScreen(caret)).bottom <= (await onScreen(bar)).top).toBe(true)
      for (const button of await bar.getByRole('button').all()) {
        const { width: wide, height: high } = await boxOf(button)
        expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44)
      }

      const session = await page.context().newCDPSession(page)
      await session.send('Input.imeSetComposition', { text: 'zhong', selectionStart: 5, selectionEnd: 5 })
      await expect(written.filter({ hasText: 'zhong' })).toBeVisible()
      await session.send('Input.insertText', { text: '中文' })
      await expect(written.filter({ hasText: '中文' })).toBeVisible()
      const box = page.locator('.jl-writer-box')
      await expect(box).toBeFocused()
      // iOS enlarges the site for a box with smaller letters.
      expect(await box.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBe(16)
      for (let line = 0; line < 8; line++) await page.keyboard.press('Enter')
      await expect.poll(async () => (await onScreen(caret)).bottom <= (await onScreen(bar)).top).toBe(true)

      await bar.getByRole('button', { name: RICH_TEXT_TEXTS.en.bold }).tap()
      await page.keyboard.type('fatter')
      await expect(written.locator('strong').getByText('fatter')).toBeVisible()
      await page.keyboard.type(' and on towards the far edge of a page wider than the window')
      // What is still being composed is no less written, whether one is done or goes on elsewhere.
      const compose = (text: string) =>
        session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
      await compose('终')
      await page.locator('.jl-editor-pages h1').tap()
      // The browser makes a click of a tap a moment after the finger is gone.
      await expect(page.getByRole('textbox', { name: BASE_INFO_NAMES.en.name, exact: true })).toBeFocused()
      await compose('明')
      await bar.getByRole('button', { name: texts.done }).tap()
      await expect(bar).toBeHidden()
      await expect(written.filter({ hasText: 'the window终' })).toBeVisible()
      await expect(page.locator('.jl-editor-pages h1')).toContainText('明')
      await raiseKeys({ page, height: 0 })
      await expect(tab(page, texts.page)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      // The whole width again, and nothing beside it.
      await expect.poll(() => page.locator('#editor-page').evaluate((one) => one.scrollLeft)).toBe(0)
    })
})

test('a tap means the text under it, though browsers would lead it to a link close by', async ({ page }) => {
  await openGuestResume({ page, path: '/mobile/editor' })
  await tab(page, texts.page).tap()
  const above = page.locator('.jl-editor-pages [data-block="info-headline.row"]')
  const link = page.locator('.jl-editor-pages a').first()
  const { y, height } = await boxOf(above)
  await page.touchscreen.tap((await boxOf(link)).x + 6, y + height - 0.5)
  await expect(page.getByRole('textbox', { name: BASE_INFO_NAMES.en.headline, exact: true })).toBeFocused()
})

test('a field stays above the keys with the tools of its text, a small text of the page comes near, and links get addresses', async ({
  page,
}) => {
  await openGuestResume({ page, path: '/mobile/editor' })
  await test.step('a field stays above the keys, and the tools of a text stand on their edge', async () => {
    const website = page.getByLabel('Website', { exact: true })
    await website.tap()
    await expect(website).toBeFocused()
    await raiseKeys({ page, height: 336 })
    await expect.poll(async () => (await onScreen(website)).bottom).toBeLessThanOrEqual(844 - 336)
    await raiseKeys({ page, height: 0 })
    for (const owner of ['sec-sum', 'sum-1']) {
      const fold = page.locator(`[data-owner="${owner}"] button[aria-expanded]`).first()
      if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.tap()
    }
    const text = page.locator('[data-field="sum-1.text"]')
    await text.tap()
    const before = await boxOf(text)
    await raiseKeys({ page, height: 336 })
    const tools = page.getByRole('toolbar').filter({ visible: true }).first()
    await expect.poll(async () => Math.round((await onScreen(tools)).bottom)).toBe(844 - 336)
    expect((await boxOf(text)).height).toBe(before.height)
    await tools.getByRole('button', { name: RICH_TEXT_TEXTS.en.bold }).tap()
    await expect(text).toBeFocused()
    const size = await text.evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize))
    // iOS enlarges the site for a box with smaller letters.
    expect(size).toBeGreaterThanOrEqual(16)
    await raiseKeys({ page, height: 0 })
  })
  await test.step('a small text comes near wherever one came from, and the address of a link goes into its box', async () => {
    await tab(page, texts.page).tap()
    const caret = page.locator('.jl-caret')
    await page.locator('.jl-editor-pages h1').tap()
    await expect(caret).toBeVisible()
    // From a name over rich texts: those can be bold.
    await press(page, 'Control+a', 'Control+a')
    const bold = page.locator('[data-writing-bar]').getByRole('button', { name: RICH_TEXT_TEXTS.en.bold })
    await bold.tap()
    await expect(bold).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Control+z')
    await expect(bold).toHaveAttribute('aria-pressed', 'false')
    await press(page, 'ArrowLeft', 'Enter')
    await expect.poll(async () => (await onScreen(caret)).height).toBeGreaterThan(14)

    const line = page.locator('.jl-editor-pages [data-block$=".text.0"]').first()
    const before = await line.textContent()
    await line.scrollIntoViewIfNeeded()
    await line.tap({ position: { x: 200, y: 6 } })
    await expect.poll(async () => (await onScreen(line)).left).toBeGreaterThan(0)
    // Sideways no farther than the caret needs to be seen.
    await page.keyboard.press('End')
    await expect.poll(async () => 390 - (await onScreen(caret)).left).toBeLessThan(24)
    await press(page, 'Home', 'Control+Shift+ArrowRight')
    const bar = page.locator('[data-writing-bar]')
    await bar.getByRole('button', { name: RICH_TEXT_TEXTS.en.link }).tap()
    await expect(page.getByRole('textbox', { name: RICH_TEXT_TEXTS.en.linkAddress })).toBeFocused()
    await raiseKeys({ page, height: 336 })
    await page.keyboard.type('https://books.example')
    await page.keyboard.press('Enter')
    await expect(line.locator('a')).toHaveAttribute('href', 'https://books.example')
    await expect(line).toHaveText(before ?? '')
  })
  await test.step('what is composed becomes bold where it is, and what follows it', async () => {
    const line = page.locator('.jl-editor-pages [data-block$=".text.0"]').first()
    await line.tap({ position: { x: 200, y: 6 } })
    await page.keyboard.press('End')
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: 'zhong', selectionStart: 5, selectionEnd: 5 })
    await page.getByRole('button', { name: RICH_TEXT_TEXTS.en.bold }).filter({ visible: true }).tap()
    await page.keyboard.type('!')
    await expect(line).toContainText('zhong!')
    await expect(line.locator('strong').getByText('!', { exact: true })).toBeVisible()
  })
  await test.step('a finger that rests on a word selects it and is offered the clipboard', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await raiseKeys({ page, height: 0 })
    const { touch } = await fingersOn(page)
    const line = page.locator('.jl-editor-pages [data-block$=".text.0"]').first()
    const menu = page.getByRole('toolbar', { name: TOUCH_MENU_TEXTS.en.name })
    const rest = async () => {
      const { x, y } = await boxOf(line)
      await touch('touchStart', [{ x: Math.max(x, 0) + 40, y: y + 6 }])
      await expect(menu).toBeVisible()
      await touch('touchEnd', [])
    }
    const pick = (name: string) => menu.getByRole('button', { name, exact: true }).tap()
    await line.scrollIntoViewIfNeeded()
    await rest()
    const word = (await selectedIn(page)).text
    expect(word).toMatch(/^\S{2,}$/)
    await dragEnds({ page, menu })
    // A handle may lie where the finger is going to rest.
    await page.keyboard.press('ArrowLeft')
    await expect(menu).toBeHidden()
    await line.scrollIntoViewIfNeeded()
    await rest()
    await pick(TOUCH_MENU_TEXTS.en.cut)
    await expect(menu).toBeHidden()
    await rest()
    await pick(TOUCH_MENU_TEXTS.en.all)
    await pick(TOUCH_MENU_TEXTS.en.paste)
    await expect(line).toHaveText(word)
  })
})

/** The end of a selected word over lines, its beginning past that end, and on over what isn't seen yet. */
async function dragEnds({ page, menu }: { page: Page; menu: Locator }) {
  const { touch } = await fingersOn(page)
  const drag = async ({ end, to, until }: { end: string; to: number; until: () => Promise<boolean> }) => {
    const { x, y, width, height } = await boxOf(page.locator(`[data-end="${end}"]`))
    expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44)
    expect(x).toBeGreaterThanOrEqual(0)
    const finger = { x: x + 22, y: y + 12 }
    await touch('touchStart', [finger])
    await expect(menu).toBeHidden()
    await touch('touchMove', [{ ...finger, y: finger.y + to }])
    await expect.poll(until).toBe(true)
    await touch('touchEnd', [])
    await expect(menu).toBeVisible()
  }
  const { height } = await boxOf(page.locator('.jl-caret'))
  const word = await selectedIn(page)
  await drag({ end: 'end', to: height * 1.5, until: async () => (await selectedIn(page)).to > word.to })
  const longer = await selectedIn(page)
  expect(longer.from).toBe(word.from)
  await drag({ end: 'start', to: height * 3, until: async () => (await selectedIn(page)).from === longer.to })
  await expect(page.locator('.jl-writer-box')).toBeFocused()
  const scrolled = () => page.locator('#editor-page').evaluate((one) => one.scrollTop > 100)
  const { y } = await boxOf(page.locator('[data-end="end"]'))
  await drag({ end: 'end', to: 820 - y, until: scrolled })
}

const selectedIn = (page: Page) =>
  page.locator('.jl-writer-box').evaluate((box: HTMLTextAreaElement) => {
    const { selectionStart: from, selectionEnd: to } = box
    return { from, to, text: box.value.slice(from, to) }
  })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return box
}

const onScreen = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, bottom, height } = element.getBoundingClientRect()
    return { left, top, bottom, height }
  })
