import type { Page } from '@playwright/test'
import { ADMIN } from '../../setup/start-site'
import { typeInto } from '../type-into'

type Options = { page: Page; name?: string; password?: string }

/** Signs in by the admin's own form and waits for the dashboard. */
export async function signInAdmin(options: Options): Promise<void> {
  const { page, name = ADMIN.email, password = ADMIN.password } = options
  await page.goto('/admin')
  await typeInto(page.locator('input[name=username]'), name)
  await typeInto(page.locator('input[name=password]'), password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/admin\/?$/)
}
