import { COMMAND_TEXTS } from '../../../app/editor/commands/command-texts'
import { FIT_TEXTS } from '../../../app/editor/fit/fit-texts'
import { FURNITURE_TEXTS } from '../../../app/editor/texts/furniture-texts'
import { PALETTE_TEXTS } from '../../../app/editor/palette/palette-texts'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { STYLE_TEXTS } from '../../../app/editor/texts/style-texts'
import { middleOf } from '../blocks/handles'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { press, slideTo, typeInto } from '../type-into'
import { expectAccessible } from '../violations'

test.use({ locale: 'en' })
const texts = STYLE_TEXTS.en
const fit = FIT_TEXTS.en

test('margins are dragged, a longer resume is fitted to pages, and what stands in their margins is chosen', async ({
  page,
}) => {
  await openGuestResume({ page })
  await test.step('a margin is dragged at the page’s edge, by pointer in one step and by keys', async () => {
    const left = page.locator('[data-margin=left]')
    await expect(left).toHaveAccessibleName(`${texts.margins} ${texts.left}`)
    const was = Number(await left.getAttribute('aria-valuenow'))
    const name = page.locator('.jl-editor-pages h1')
    const before = (await name.boundingBox())?.x ?? 0
    const { x, y } = await middleOf(left)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 10, y)
    await page.mouse.move(x + 30, y)
    await expect(page.getByText(`${was + 30} px ·`)).toBeVisible()
    // The pages stand still until it is let go.
    expect((await name.boundingBox())?.x).toBe(before)
    await page.mouse.up()
    await expect(left).toHaveAttribute('aria-valuenow', String(was + 30))
    await expect.poll(async () => (await name.boundingBox())?.x).toBeCloseTo(before + 30, 0)
    await page.keyboard.press('Control+z')
    await expect(left).toHaveAttribute('aria-valuenow', String(was))

    const bottom = page.locator('[data-margin=bottom]')
    const below = Number(await bottom.getAttribute('aria-valuenow'))
    await bottom.focus()
    await press(page, 'Shift+ArrowUp', 'ArrowUp')
    await expect(bottom).toHaveAttribute('aria-valuenow', String(below + 11))
    await expectAccessible(page, '.jl-rulers')
    // And back: two steps, or one.
    for (let i = 0; i < 2; i++) await page.keyboard.press('Control+z')
    await expect(bottom).toHaveAttribute('aria-valuenow', String(below))
  })
  await test.step('it is fitted to pages by one step, which says what it changed; what cannot fit is left as it is', async () => {
    const pages = page.locator('.jl-editor-pages .jl-page')
    const size = page.getByRole('slider', { name: texts.fontSize })
    await slideTo(size, 17)
    await expect(pages).toHaveCount(3)

    await page.getByRole('button', { name: fit.pages(2), exact: true }).click()
    await expect(pages).toHaveCount(2)
    const notice = page.getByText(/Now fits on 2 pages: .*px/)
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: SHELL_TEXTS.en.undo, exact: true }).last().click()
    await expect(pages).toHaveCount(3)
    await expect(size).toHaveValue('17')
    await expect(notice).toBeHidden()

    await page.getByRole('button', { name: fit.pages(1), exact: true }).click()
    await expect(page.getByText(/Can’t fit on 1 page even at the tightest/)).toBeVisible()
    await expect(pages).toHaveCount(3)
    await page.getByRole('button', { name: fit.show }).click()
    await expect(page.locator('[data-field]:focus')).toBeVisible()
  })
  await test.step('the palette leads to numbers and names in the margins; each is one step on every page but the first', async () => {
    const words = FURNITURE_TEXTS.en
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('searchbox', { name: PALETTE_TEXTS.en.search })).toBeFocused()
    await page.keyboard.type('page numbers')
    await press(page, 'ArrowDown', 'Enter')
    await expect(page.locator('[data-style-group=furniture]')).toBeFocused()

    const numbers = page.getByRole('radiogroup', { name: words.pageNumbers })
    await numbers.getByText(words.numbers.of, { exact: true }).click()
    const foot = page.locator('.jl-editor-pages .jl-furniture-foot')
    await expect(foot).toHaveText(['2 / 3', '3 / 3'])
    const name = (await page.locator('.jl-editor-pages h1').textContent()) ?? ''
    const head = page.locator('.jl-editor-pages .jl-furniture-head')
    await page.getByRole('radiogroup', { name: words.runningHead }).getByText(words.heads.off).click()
    await expect(head).toHaveCount(0)
    await page.locator('#editor-page').focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(head).toHaveText([name, name])
    await expect(foot).toHaveText(['2 / 3', '3 / 3'])

    await typeInto(page.getByRole('textbox', { name: words.footer }), 'Ref. 7733')
    await expect(foot).toHaveText(['Ref. 7733', 'Ref. 77332 / 3', 'Ref. 77333 / 3'])
    await expectAccessible(page, 'section:has([data-style-group=furniture])')
  })
})

test('what is a little over a page is fitted to it from where pages are counted', async ({ page }) => {
  await openGuestResume({ page, template: 'consulting-en' })
  const pages = page.locator('.jl-editor-pages .jl-page')
  const fitted = page.getByRole('button', { name: COMMAND_TEXTS.en.fit(1), exact: true })
  await expect(pages).toHaveCount(1)
  await page.locator('.jl-section-experience li').last().click()
  for (const line of ['Kept 400 bees', 'Sold all of them', 'Bought a bear']) {
    await press(page, 'End', 'Enter')
    await page.keyboard.type(line)
  }
  await expect(pages).toHaveCount(2)
  await fitted.click()
  await expect(pages).toHaveCount(1)
  await expect(fitted).toHaveCount(0)
})
