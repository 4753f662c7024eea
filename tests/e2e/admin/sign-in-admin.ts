import type { Page } from '@playwright/test'
import { ADMIN } from '../../setup/start-site'
import { expect } from '../test'

/** Signs a page's browser in as the site's first administrator by the call that the admin's form makes. */
export async function signInAdmin({ page }: { page: Page }): Promise<void> {
  expect((await page.request.post('/api/users/login', { data: ADMIN })).status()).toBe(200)
}
