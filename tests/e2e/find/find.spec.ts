import type { Page } from '@playwright/test'
import { COMMAND_TEXTS } from '../../../app/editor/commands/command-texts'
import { FIND_TEXTS } from '../../../app/editor/texts/find-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { press, typeInto } from '../type-into'
import { expectAccessible } from '../violations'

test.use({ locale: 'en' })
const texts = FIND_TEXTS.en

const bar = (page: Page) => page.getByRole('search', { name: COMMAND_TEXTS.en.replace })
const box = (page: Page) => bar(page).getByRole('textbox', { name: texts.find, exact: true })
const pages = (page: Page) => page.locator('.jl-editor-pages')

/** The texts that are marked on the page, the one that is meant now first. */
function marked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['jl-found-now', 'jl-found'].flatMap((name) =>
      [...(CSS.highlights.get(name) ?? [])].map((range) => range.toString()),
    ),
  )
}

test('one finds and replaces on the page', async ({ page }) => {
  await openGuestResume({ page })
  await test.step('Ctrl+F finds on the page: places are marked, counted and gone through; Escape selects the one that was found, or leads back to the caret', async () => {
    const name = pages(page).locator('h1')
    await name.click({ position: { x: 2, y: 12 } })
    await page.keyboard.press('Control+f')
    // Typed before the bar's script is there.
    await page.keyboard.type('lith')
    await expect(box(page)).toHaveValue('lith')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('ium')
    await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(2)
    const all = await marked(page)
    for (const one of all) expect(one.toLowerCase()).toBe('lithium')
    const status = bar(page).getByRole('status')
    await expect(status).toHaveText(texts.counted(1, all.length))
    await page.keyboard.press('Enter')
    await expect(status).toHaveText(texts.counted(2, all.length))
    await press(page, 'Shift+Enter', 'Shift+Enter')
    await expect(status).toHaveText(texts.counted(all.length, all.length))
    await expectAccessible(page, 'search')
    await page.keyboard.press('Escape')
    await expect(bar(page)).toBeHidden()
    // What is selected is what is looked for, until something else is typed.
    await page.keyboard.press('Control+f')
    await expect(box(page)).toHaveValue(/^lithium$/i)
    await page.keyboard.type('of')
    await expect(box(page)).toHaveValue('of')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('lithium')
    await press(page, 'Shift+Enter', 'Escape')
    expect(await marked(page)).toEqual([])
    await expect(page.locator('.jl-writer-box')).toBeFocused()
    expect(await page.evaluate(() => [...(CSS.highlights.get('jl-selection') ?? [])].join(''))).toBe(
      all.at(-1),
    )
    await press(page, 'ArrowRight', 'Control+f')
    await expect(box(page)).toHaveValue('lithium')
    await page.keyboard.type('qqq')
    await expect(status).toHaveText(texts.none)
    await page.keyboard.press('Escape')
    await page.keyboard.type('Zq')
    await expect(
      pages(page)
        .getByText(/lithiumZq/i)
        .first(),
    ).toBeVisible()
  })
  await test.step('the case and whole words count where asked for; one writes at a match, and replaces one or all', async () => {
    const name = pages(page).locator('h1')
    await name.click({ clickCount: 3 })
    await page.keyboard.type('Zzo zzow zzo')
    await press(page, 'Home', 'Control+f')
    await typeInto(box(page), 'zzo')
    const status = bar(page).getByRole('status')
    await expect(status).toHaveText(texts.counted(1, 3))
    await bar(page).getByRole('button', { name: texts.matchCase }).click()
    await expect(status).toHaveText(texts.counted(1, 2))
    await bar(page).getByRole('button', { name: texts.wholeWord }).click()
    await expect(status).toHaveText(texts.counted(1, 1))
    await box(page).press('Control+Enter')
    await expect(page.locator('.jl-writer-box')).toBeFocused()
    await page.keyboard.type('Bob')
    await expect(name).toHaveText('Zzo zzow Bob')
    await expect(status).toHaveText(texts.none)
    // What is selected is what is looked for.
    await press(page, 'Home', 'Control+Shift+ArrowRight', 'Control+f')
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue(/^Zzo ?$/)
    await bar(page).getByRole('button', { name: texts.matchCase }).click()
    await bar(page).getByRole('button', { name: texts.wholeWord }).click()
    await page.keyboard.press('Escape')

    // One place is replaced, then all at once, which one undo takes back.
    await name.click({ clickCount: 3 })
    await page.keyboard.type('zebra zebra zebra')
    await page.keyboard.press('Control+Shift+f')
    await typeInto(box(page), 'zebra')
    await expect(status).toHaveText(texts.counted(1, 3))
    const written = bar(page).getByRole('textbox', { name: texts.replaceWith })
    await typeInto(written, 'zebrafish')
    await written.press('Enter')
    await expect(name).toHaveText('zebrafish zebra zebra')
    await expect(status).toHaveText(texts.counted(2, 3))
    await typeInto(written, 'otter')
    await bar(page).getByRole('button', { name: texts.replaceAll }).click()
    await expect(name).toHaveText('otterfish otter otter')
    await expect(page.getByText(texts.replaced(3))).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(name).toHaveText('zebrafish zebra zebra')
    await expectAccessible(page, 'search')
  })
})
