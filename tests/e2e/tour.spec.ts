import { TOUR_TEXTS } from '../../app/editor/texts/tour-texts'
import { openGuestResume } from './open-guest-resume'
import { expect, test } from './test'

const tour = TOUR_TEXTS['zh-CN']

test('three hints stand at the controls, once', async ({ page }) => {
  await openGuestResume({ page, template: 'classic-zh' })
  const hint = page.getByRole('dialog', { name: tour.label })
  for (const step of ['page', 'content', 'share'] as const) {
    await expect(hint.getByRole('heading')).toHaveText(tour[step].title)
    await hint.getByRole('button', { name: step === 'share' ? tour.done : tour.next }).click()
  }
  await expect(hint).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('cache-tour'))).toBeTruthy()
  await page.reload()
  await page.locator('.jl-editor-pages .jl-page').first().waitFor()
  await expect(page.locator('[data-owner="$baseInfo"] input').first()).toBeEditable()
  await expect(hint).toBeHidden()

  await page.evaluate(() => localStorage.removeItem('cache-tour'))
  await page.reload()
  await hint.getByRole('button', { name: tour.skip }).click()
  await expect(hint).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('cache-tour'))).toBeTruthy()
})
