import type { Page } from '@playwright/test'
import { COMMAND_TEXTS } from '../../../app/editor/commands/command-texts'
import { MOBILE_TEXTS } from '../../../app/editor/texts/mobile-texts'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { EXPORT_TEXTS } from '../../../app/session/export/export-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'

test.use({ locale: 'en', viewport: { width: 1440, height: 900 }, hasTouch: true })
const mobile = MOBILE_TEXTS.en
const commands = COMMAND_TEXTS.en

/** A phone has no panels and no second page beside its page, and its hints are the words on its tabs. */
const NOT_THERE = [commands.toggleContent, commands.toggleStyle, commands.hints, SHELL_TEXTS.en.spread]

test('a phone has a place for everything that the editor can do', async ({ page }) => {
  await openGuestResume({ page })
  await page.keyboard.press('ControlOrMeta+k')
  const options = page.getByRole('dialog').getByRole('menuitem')
  await expect(options.first()).toBeVisible()
  const atDesk = await namesIn(page)
  expect(atDesk.length).toBeGreaterThan(20)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/mobile/editor/local-e2e')
  await page.getByRole('tab', { name: mobile.more }).tap()
  await page.getByRole('button', { name: commands.palette }).tap()
  await expect(options.first()).toBeVisible()
  const found = await namesIn(page)
  expect(atDesk.filter((name) => !found.includes(name) && !NOT_THERE.includes(name))).toEqual([])
  await page.keyboard.press('Escape')

  // By hand as well, without a search: what needs no place of the document.
  const places = [...(await buttons(page)), mobile.assistant, SHELL_TEXTS.en.undo, SHELL_TEXTS.en.redo]
  await page.getByRole('button', { name: EXPORT_TEXTS.en.menu }).tap()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: mobile.page }).tap()
  places.push(...(await buttons(page)))
  for (const name of [
    commands.saveNow,
    commands.newResume,
    commands.palette,
    commands.shortcuts,
    mobile.history,
  ])
    expect(places).toContain(name)
  // It is the newest already.
  expect(places).not.toContain(commands.newerVersion)
  expect(places).toContain(SHELL_TEXTS.en.zoomIn)
  for (const name of [SHELL_TEXTS.en.undo, SHELL_TEXTS.en.redo])
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()

  // A tablet has the bar of the desk, all of it.
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/editor/local-e2e')
  const bar = page.locator('header', { has: page.getByRole('button', { name: EXPORT_TEXTS.en.menu }) })
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

const namesIn = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('menuitem')
    .evaluateAll((all) =>
      all.map((option) => option.querySelector('span')?.textContent ?? option.textContent ?? ''),
    )

const buttons = (page: Page) =>
  page
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''))

test('nothing is too small for a finger or wider than a small phone, upright or on its side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openGuestResume({ page, path: '/mobile/editor' })
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const name of [mobile.content, mobile.page, mobile.style, mobile.assistant, mobile.more]) {
      await page.getByRole('tab', { name, exact: true }).tap()
      const panel = page.getByRole('tabpanel', { name, exact: true })
      await panel.waitFor()
      await expect(panel.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await page.locator('main').evaluate(tooSmall)).toEqual([])
    }
  }
})

/** What is under 44 pixels in height or 36 in width, but for the handles on the page, which lie 24 apart. */
function tooSmall(main: HTMLElement): string[] {
  return (
    [
      ...main.querySelectorAll<HTMLElement>(
        'button, a[href], [role=tab], input, textarea, [contenteditable=true]',
      ),
    ]
      .filter((one) => !one.closest('.jl-editor-pages, .jl-blocks, .jl-writer, label, [aria-hidden=true]'))
      .filter((one) => one.checkVisibility() && !one.matches('.sr-only, [tabindex="-1"]'))
      // A slider is taken hold of anywhere on its track.
      .map((one) =>
        one.matches('[type=range]') ? (one.closest<HTMLElement>('[data-orientation]') ?? one) : one,
      )
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 36))
      .map(({ one, box }) => `${one.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`)
  )
}
