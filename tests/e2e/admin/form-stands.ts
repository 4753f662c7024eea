import type { Page } from '@playwright/test'
import { expect } from '../test'

/**
 * Waits until a guide's form stands: its article's editor comes with the page's scripts alone, so the boxes above it are
 * no longer those that the server drew.
 */
export async function formStands(page: Page): Promise<void> {
  await expect(page.locator('[data-lexical-editor=true]').first()).toBeVisible()
}
