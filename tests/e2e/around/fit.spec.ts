import { FIT_TEXTS } from '../../../app/editor/fit/fit-texts'
import { STYLE_TEXTS } from '../../../app/editor/texts/style-texts'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { slideTo } from '../type-into'

test.use({ locale: 'en' })
const texts = FIT_TEXTS.en

test('a resume is fitted to pages by one step, which says what it changed; what cannot fit is left as it is', async ({
  page,
}) => {
  await openGuestResume({ page, template: 'classic-en' })
  const pages = page.locator('.jl-editor-pages .jl-page')
  const size = page.getByRole('slider', { name: STYLE_TEXTS.en.fontSize })
  await slideTo(size, 17)
  await expect(pages).toHaveCount(3)

  await page.getByRole('button', { name: texts.pages(2) }).click()
  await expect(pages).toHaveCount(2)
  const notice = page.getByText(/Fits 2 pages now: .*px/)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: SHELL_TEXTS.en.undo, exact: true }).last().click()
  await expect(pages).toHaveCount(3)
  await expect(size).toHaveValue('17')
  await expect(notice).toBeHidden()

  await page.getByRole('button', { name: texts.pages(1) }).click()
  await expect(page.getByText(/Even at its tightest it takes more than one page/)).toBeVisible()
  await expect(pages).toHaveCount(3)
  await page.getByRole('button', { name: texts.show }).click()
  await expect(page.locator('[data-field]:focus')).toBeVisible()
})
