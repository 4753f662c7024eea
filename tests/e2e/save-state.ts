import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** What the editor says of its changes: saved, saving, offline, in conflict. */
export const saveState = (page: Page, state: string): Locator => page.locator(`[data-save-state=${state}]`)

/** Waits until all that was written is saved. */
export const saved = (page: Page) => expect(saveState(page, 'saved')).toBeVisible()
