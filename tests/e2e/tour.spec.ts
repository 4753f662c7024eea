import { TOUR_TEXTS } from '../../app/editor/texts/tour-texts'
import { openGuestResume } from './open-guest-resume'
import { expect, test } from './test'
import { typeInto } from './type-into'
import { BOXES } from './typing/boxes'

test.use({ hints: true })

const tour = TOUR_TEXTS['zh-CN']

test('three hints stand at the controls, once, and Tab leads from each to what it is about', async ({
  page,
}) => {
  await openGuestResume({ page, template: 'classic-zh' })
  const hint = page.getByRole('dialog', { name: tour.label })
  const controls = { page: '#editor-page', content: '#editor-left', share: '[data-tour="share"]' }
  for (const step of ['page', 'content', 'share'] as const) {
    await expect(hint.getByRole('heading')).toHaveText(tour[step].title)
    const next = hint.getByRole('button', { name: step === 'share' ? tour.done : tour.next })
    await expect(next).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator(controls[step])).toBeFocused()
    await next.click()
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

test('a hint that comes while somebody types leaves them the keyboard', async ({ page }) => {
  let come = () => {}
  const held = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/assets/Tour-*.js', (route) => held.then(() => route.continue()))
  await openGuestResume({ page })
  const name = page.locator(BOXES['a value of the contact data'])
  await typeInto(name, 'Anna')
  come()
  await expect(page.getByRole('dialog', { name: tour.label })).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.type(' Miller')
  await expect(name).toHaveValue('Anna Miller')
})
