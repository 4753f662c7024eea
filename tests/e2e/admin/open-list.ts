import { expect, type Page } from '@playwright/test'

type Options = { page: Page; slug: string; search?: string }

/** Opens a list of the admin. */
export async function openList({ page, slug, search }: Options): Promise<void> {
  await page.goto(`/admin/collections/${slug}${search === undefined ? '' : `?search=${search}`}`)
  await listStands(page)
}

/**
 * Waits until a list's scripts run, which is when it writes its order into the address: what is pressed before that is lost,
 * or the address written over where the press led.
 */
export async function listStands(page: Page): Promise<void> {
  await expect(page).toHaveURL(/[?&]limit=/)
}
