import type { Locator, Page } from '@playwright/test'

/** Presses a key until a thing has the focus, as somebody without a mouse does. */
export async function tabTo({ page, target, key = 'Tab' }: { page: Page; target: Locator; key?: string }) {
  for (let pressed = 0; pressed < 150; pressed += 1) {
    await page.keyboard.press(key)
    if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) return
  }
  throw new Error(`${key} never led to ${String(target)}`)
}
