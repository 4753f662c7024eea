import type { Locator, Page } from '@playwright/test'

/** What the editor says of its changes: saved, saving, offline, in conflict. */
export const saveState = (page: Page, state: string): Locator => page.locator(`[data-save-state=${state}]`)

/** Waits until all that was written is saved, from frame to frame: `expect` would look twice a second. */
export async function saved(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-save-state=saved]')?.checkVisibility())
}
