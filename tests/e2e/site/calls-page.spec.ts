import { docsTexts } from '../../../app/api/docs/docs-texts'
import { expect, test } from '../test'
import { expectAccessible } from '../violations'

test.use({ locale: 'en' })

const ADDRESS = '/resume-api/docs'
const more = docsTexts.en.more

test('the page of the calls is short until one asks for more', async ({ page }) => {
  await page.goto(ADDRESS)
  const call = page.locator('#post-resume-create')
  const rows = call.locator('table').first()
  await expect(rows).toBeHidden()
  const shown = await page.evaluate(
    () => [...document.querySelectorAll('*')].filter((element) => element.checkVisibility()).length,
  )
  expect(shown).toBeLessThanOrEqual(1500)

  await call.getByText(more).click()
  await expect(rows).toBeVisible()
  await expectAccessible(page)
})

test('a link to a call shows all of it', async ({ page }) => {
  await page.goto(`${ADDRESS}#post-resume-create`)
  await expect(page.locator('#post-resume-create table').first()).toBeVisible()
  const other = page.locator('#post-auth-email-code')
  await page.getByRole('navigation').getByRole('link', { name: '/auth/email-code' }).click()
  await expect(other).toBeInViewport()
  await expect(other.locator('table').first()).toBeVisible()
  await expect(page.locator('#post-resume-create table').first()).toBeHidden()
})
