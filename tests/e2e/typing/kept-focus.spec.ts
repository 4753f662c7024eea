import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { saved } from '../save-state'
import { BOXES } from './boxes'

test.use({ locale: 'en' })

test('after a reload one writes on where one wrote, on the page and in a field', async ({ page }) => {
  await openGuestResume({ page })
  const title = page.locator('.jl-editor-pages [data-block="work-1.title"]').first()
  const { width = 0, height = 0 } = (await title.boundingBox()) ?? {}
  await title.click({ position: { x: width - 1, y: height / 2 } })
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await saved(page)
  await page.reload()
  await expect(page.locator('.jl-caret')).toBeVisible()
  await page.keyboard.type('?')
  await expect(title).toHaveText('Halvern Institute of Energy!?')
  await saved(page)

  const name = page.locator(BOXES['a value of the contact data'])
  await name.click()
  await page.reload()
  await expect(name).toBeFocused()
})
