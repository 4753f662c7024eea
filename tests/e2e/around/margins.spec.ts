import { FURNITURE_TEXTS } from '../../../app/editor/texts/furniture-texts'
import { PALETTE_TEXTS } from '../../../app/editor/palette/palette-texts'
import { STYLE_TEXTS } from '../../../app/editor/texts/style-texts'
import { middleOf } from '../blocks/handles'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { slideTo, typeInto } from '../type-into'
import { violationsIn } from '../violations'

test.use({ locale: 'en' })
const texts = STYLE_TEXTS.en

test('a margin is dragged at the page’s edge, by pointer in one step and by keys', async ({ page }) => {
  await openGuestResume({ page, template: 'classic-en' })
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
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(bottom).toHaveAttribute('aria-valuenow', String(below + 11))
  expect(await violationsIn({ page, include: '.jl-rulers' })).toEqual([])
})

test('the palette leads to numbers and names in the margins; each is one step on every page but the first', async ({
  page,
}) => {
  const words = FURNITURE_TEXTS.en
  await openGuestResume({ page, template: 'classic-en' })
  await slideTo(page.getByRole('slider', { name: texts.fontSize }), 17)
  await expect(page.locator('.jl-editor-pages .jl-page')).toHaveCount(3)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('searchbox', { name: PALETTE_TEXTS.en.search })).toBeFocused()
  await page.keyboard.type('page numbers')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-style-group=furniture]')).toBeFocused()

  await page.getByRole('button', { name: words.pageNumbers }).click()
  await page.getByRole('option', { name: words.numbers.of }).click()
  const foot = page.locator('.jl-editor-pages .jl-furniture-foot')
  await expect(foot).toHaveText(['2 / 3', '3 / 3'])
  const name = (await page.locator('.jl-editor-pages h1').textContent()) ?? ''
  const head = page.locator('.jl-editor-pages .jl-furniture-head')
  await page.getByRole('radiogroup', { name: words.runningHead }).getByText(words.heads.head).click()
  await expect(head).toHaveText([name, name])
  await page.locator('#editor-page').focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(head).toHaveCount(0)
  await expect(foot).toHaveText(['2 / 3', '3 / 3'])

  await typeInto(page.getByRole('textbox', { name: words.footer }), 'Ref. 7733')
  await expect(foot).toHaveText(['Ref. 7733', 'Ref. 77332 / 3', 'Ref. 77333 / 3'])
  expect(await violationsIn({ page, include: 'section:has([data-style-group=furniture])' })).toEqual([])
})
