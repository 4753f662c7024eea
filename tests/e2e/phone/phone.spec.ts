import type { Locator, Page } from '@playwright/test'
import { BASE_INFO_NAMES } from '../../../collections/resumes/base-info-names'
import { MOBILE_TEXTS } from '../../../app/editor/texts/mobile-texts'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { LOGIN_TEXTS } from '../../../app/session/login/texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { raiseKeys } from './fingers'
import { pasteInto, typeInto } from '../type-into'
import { saved } from '../save-state'

test.use({ locale: 'en', viewport: { width: 390, height: 844 }, hasTouch: true })
const texts = MOBILE_TEXTS.en

test('pictures below the first screen come, each when it is near', async ({ page }) => {
  await page.goto('/?hl=en')
  const below = page.locator('.picture-later img')
  expect(await below.count()).toBeGreaterThan(4)
  for (const picture of await below.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
})

test('a small screen is led to the mobile editor: forms first, the page, its style and sharing a tap away', async ({
  page,
}) => {
  await openGuestResume({ page })
  await expect(page).toHaveURL(/\/mobile\/editor\/local-e2e$/)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const name = page.locator('input').and(page.getByLabel(BASE_INFO_NAMES.en.name, { exact: true }))
  const heading = page.locator('.jl-editor-pages h1')
  await expect(tab(texts.content)).toHaveAttribute('aria-selected', 'true')

  await typeInto(name, 'Anna Hooffer')
  await saved(page)
  await expect(heading).toBeHidden()
  await tab(texts.page).tap()
  await expect(heading).toBeVisible()
  await expect(heading).toHaveText('Anna Hooffer')
  const paper = await page.locator('.jl-editor-pages .jl-page').first().boundingBox()
  expect(paper?.width).toBeLessThanOrEqual(390)
  // One writes there, and is led back to the field by the bar.
  await heading.tap()
  await expect(page.locator('.jl-writer-box')).toBeFocused()
  await page.getByRole('button', { name: texts.inForm }).tap()
  await expect(tab(texts.content)).toHaveAttribute('aria-selected', 'true')
  await expect(name).toBeFocused()

  await page.getByRole('button', { name: new RegExp(`^${SHELL_TEXTS.en.undo}`) }).tap()
  await expect(name).not.toHaveValue('Anna Hooffer')
  await page.getByRole('button', { name: new RegExp(`^${SHELL_TEXTS.en.redo}`) }).tap()
  // A section of one entry is that entry.
  await page.getByRole('button', { name: 'Profile', exact: true }).tap()
  await expect(page.locator('[data-field="sum-1.text"]')).toBeVisible()
  await tab(texts.style).tap()
  await expect(page.getByRole('radiogroup').first()).toBeVisible()
  await tab(texts.more).tap()
  await page.getByRole('button', { name: texts.share }).tap()
  const sheet = page.getByRole('dialog', { name: LOGIN_TEXTS.en.title })
  await expect(sheet).toBeVisible()
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390)
  // Above the keys, all of it, and what one writes in on the lower screen.
  const bottom = async (part: Locator) =>
    Math.round(await part.evaluate((e) => e.getBoundingClientRect().bottom))
  for (const keys of [336, 640, 0]) {
    await raiseKeys({ page, height: keys })
    await expect.poll(() => bottom(sheet)).toBe(844 - keys)
    await expect.poll(() => bottom(sheet.getByRole('textbox').first())).toBeLessThanOrEqual(844 - keys)
  }

  await page.reload()
  await expect(name).toHaveValue('Anna Hooffer')
  // The same resume on a larger screen.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/editor/local-e2e')
  await expect(page).toHaveURL(/\/editor\/local-e2e$/)
  await expect(heading).toHaveText('Anna Hooffer')
})

test('the page leads to letters and fields, and is planned anew whenever it is shown', async ({ page }) => {
  await openGuestResume({ page, path: '/mobile/editor' })
  await test.step('a tap on a letter of the page leads to it, and on to that letter of its field', async () => {
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    for (const block of ['work-1.text.0.1', 'work-1.title']) {
      await tab(texts.page).tap()
      const drawn = page.locator(`.jl-editor-pages [data-block^="${block}"]`).first()
      const before = (await drawn.textContent()) ?? ''
      const { x, y } = await drawn.evaluate((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
        const letter = document.createRange()
        letter.setStart(text ?? element, 4)
        letter.setEnd(text ?? element, 5)
        const { left, top, height } = letter.getBoundingClientRect()
        return { x: left + 0.5, y: top + height / 2 }
      })
      await page.touchscreen.tap(x, y)
      await page.keyboard.type('oo')
      await expect(drawn).toHaveText(`${before.slice(0, 4)}oo${before.slice(4)}`)
      await page.getByRole('button', { name: texts.inForm }).tap()
      await expect(page.locator('[data-field]:focus')).toBeVisible()
      await page.keyboard.type('aa')
      await tab(texts.page).tap()
      await expect(drawn).toHaveText(`${before.slice(0, 4)}ooaa${before.slice(4)}`)
    }
  })
  await test.step('the page is planned anew whenever it is shown: nothing clipped, and what a reload would show', async () => {
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    const text = page.locator('[data-field="sum-1.text"]')
    const title = page.locator('[data-field="sec-sum.title"]')
    const line = 'Kettle mill, all well, three sheets a week. '
    for (const times of [1, 40, 3]) {
      await tab(texts.content).tap()
      for (const owner of ['sec-sum', 'sum-1']) {
        const fold = page.locator(`[data-owner="${owner}"] button[aria-expanded]`).first()
        if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.tap()
      }
      await typeInto(title, `Profile ${times}`)
      await pasteInto(text, line.repeat(times).trim())
      await tab(texts.page).tap()
      await expect(page.locator('.jl-editor-pages h2').first()).toHaveText(`Profile ${times}`)
      const shown = await shownPages(page)
      expect(shown.clipped).toBe(0)
      expect(shown.pages.join(' ').split('Kettle mill').length - 1).toBe(times)
      await page.reload()
      await tab(texts.page).tap()
      await expect(page.locator('.jl-editor-pages h2').first()).toHaveText(`Profile ${times}`)
      await expect.poll(async () => (await shownPages(page)).pages).toEqual(shown.pages)
    }
  })
})

/** The text of each page, and how many hold more than they can show. */
async function shownPages(page: Page): Promise<{ pages: string[]; clipped: number }> {
  // A browser may be slow with the letters: they are measured in others until then.
  await page.evaluate(() =>
    document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(drawn))),
  )
  return page.locator('.jl-editor-pages .jl-page').evaluateAll((pages) => ({
    pages: pages.map(({ textContent }) => textContent ?? ''),
    clipped: pages.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length,
  }))
}
