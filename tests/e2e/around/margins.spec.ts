import { STYLE_TEXTS } from '../../../app/editor/texts/style-texts'
import { middleOf } from '../blocks/handles'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { violationsIn } from '../violations'

test.use({ locale: 'en' })
const texts = STYLE_TEXTS.en

test('a margin is dragged at the page’s edge, by pointer in one step and by keys', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cache-tour', '1'))
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
