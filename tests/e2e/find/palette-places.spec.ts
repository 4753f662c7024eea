import { COMMAND_TEXTS } from '../../../app/editor/commands/command-texts'
import { PALETTE_TEXTS } from '../../../app/editor/palette/palette-texts'
import { COUNT_TEXTS } from '../../../app/editor/count/count-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { expectAccessible } from '../violations'
import { press } from '../type-into'

test.use({ locale: 'en' })
const texts = PALETTE_TEXTS.en

test('the palette leads to words of the resume, and they are counted', async ({ page }) => {
  // Its script is held back until it was typed for.
  let come: () => void = () => undefined
  const held = new Promise<void>((resolve) => (come = resolve))
  await page.route(/for-editor.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  const opening = openGuestResume({ page })
  await test.step('the palette finds what the resume says, and puts the caret there; what is typed before it is there is not lost', async () => {
    const name = page.locator('.jl-editor-pages h1')
    const was = (await name.textContent()) ?? ''
    await name.click()
    await page.keyboard.press('Control+/')
    await page.keyboard.type('defect chem')
    await expect(name).toHaveText(was)
    come()
    await opening
    const palette = page.getByRole('dialog', { name: COMMAND_TEXTS.en.palette })
    await expect(palette.getByRole('searchbox', { name: texts.search })).toHaveValue('defect chem')
    const found = palette.getByRole('menuitem')
    await expect(found.first()).toContainText('Defect chemistry')
    await expect(found.first()).toContainText('Education › University of Brennfield')
    await expectAccessible(page, '[role=dialog]')
    await press(page, 'ArrowDown', 'Enter')
    await expect(palette).toBeHidden()
    await expect(page.locator('.jl-writer-box')).toBeFocused()
    await page.keyboard.type('Tooth alchem')
    await expect(page.locator('.jl-editor-pages')).toContainText('Tooth alchemistry of lithium garnets')

    // Escape leads back to where one was.
    await page.keyboard.press('Control+/')
    await page.keyboard.type('phone')
    await expect(found.first()).toContainText('555-0148')
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await expect(page.locator('.jl-writer-box')).toBeFocused()
  })
  await test.step('words are counted, of a selection as well', async () => {
    const counts = COUNT_TEXTS.en
    const name = page.locator('.jl-editor-pages h1')
    await name.click({ clickCount: 3 })
    await page.keyboard.type('Anna Miller 李天')
    const button = page.getByRole('button', { name: /2 pages.*words/ })
    const before = (await button.textContent()) ?? ''
    await press(page, 'Home', 'Shift+End')
    await expect(button).toContainText(/4 of \d+ words/)
    await page.keyboard.press('Backspace')
    await expect(button).not.toContainText(' of ')
    // Of all there is no more than all, though an address is stored with more than is printed.
    await page.locator('.jl-editor-pages .jl-headline').click()
    for (let times = 0; times < 2; times++) await page.keyboard.press('Control+a')
    await expect
      .poll(async () => {
        const [, chosen, all] = /([\d,]+) of ([\d,]+) words/.exec((await button.textContent()) ?? '') ?? []
        return Number(chosen) / Number(all)
      })
      .toBeLessThanOrEqual(1)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await button.textContent()) !== before).toBe(true)
    await button.click()
    const table = page.getByRole('dialog', { name: counts.title })
    await expect(table.getByRole('row', { name: counts.minutesRow })).toContainText(/about \d min/)
    await expectAccessible(page, '[role=dialog]')
  })
})
