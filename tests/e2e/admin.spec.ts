import { ADMIN } from '../setup/start-site'
import { expect, test } from './test'

test('the first administrator signs in to the admin and finds the templates', async ({ page }) => {
  await page.goto('/admin')
  await page.locator('input[name=username], input[name=email]').fill(ADMIN.email)
  await page.locator('input[name=password]').fill(ADMIN.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/admin\/?$/)
  await page.goto('/admin/collections/templates')
  await expect(page.locator('.collection-list table tbody tr').first()).toBeVisible()
})
