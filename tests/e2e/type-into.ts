import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/**
 * Types a text in place of what a box holds, key by key, as a person does, and holds that it stands there.
 *
 * Why not Playwright's `fill`: that puts a whole text into a box in one event, with the caret at its end. For as long as
 * every test did so, a letter that repeated the one before it threw the caret back in each field of the editor ("Anna
 * Miller" became "Ana Millern") and thousands of tests passed. Lint refuses `fill` here; what a test types has doubled
 * letters where it can, and `typing.spec.ts` types at random.
 *
 * `leaves`: with its last key the box goes away, as that of a code which is sent by itself.
 */
export async function typeInto(box: Locator, text: string, { leaves = false } = {}): Promise<void> {
  await takenOver(box)
  await box.press('ControlOrMeta+a')
  if (text === '') await box.press('Delete')
  else await box.pressSequentially(text)
  if (!leaves) await expect(box).toHaveValue(text)
}

/**
 * Waits until React, where it runs, has taken the server's box over: before that it may put a fresh box in its place
 * between two keys.
 */
async function takenOver(box: Locator): Promise<void> {
  const isSettled = (element: Element) => {
    const has = (node: Node, key: string) => Object.keys(node).some((one) => one.startsWith(key))
    return !has(element.ownerDocument, '__reactContainer$') || has(element, '__reactProps$')
  }
  await expect.poll(() => box.evaluate(isSettled)).toBe(true)
}

/** Puts a text in place of what a box holds at once, as a paste does: for what nobody would type. */
export async function pasteInto(box: Locator, text: string): Promise<void> {
  await takenOver(box)
  await box.press('ControlOrMeta+a')
  await box.page().keyboard.insertText(text)
}

/** Presses keys one after the other, wherever the focus is. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Moves a slider of the form to a value by its own keys, the shortest way: the pages are planned anew at each step. */
export async function slideTo(slider: Locator, value: number): Promise<void> {
  const from = Number(await slider.inputValue())
  const key = from < value ? 'ArrowRight' : 'ArrowLeft'
  for (let now = from; now !== value && now < value === from < value; now = Number(await slider.inputValue()))
    await slider.press(key)
  await expect(slider).toHaveValue(String(value))
}
