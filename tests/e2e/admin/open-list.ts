import { expect, type Page } from '@playwright/test'

type Options = { page: Page; slug: string; search?: string }

/**
 * Opens a list of the admin and waits until its scripts run, which is when the list writes its order into the address: what
 * is pressed before that is lost, or the address written over where the press led.
 */
export async function openList({ page, slug, search }: Options): Promise<void> {
  await page.goto(`/admin/collections/${slug}${search === undefined ? '' : `?search=${search}`}`)
  await expect(page).toHaveURL(/[?&]limit=/)
}
