import type { Locator, Page } from '@playwright/test'

/** The headings of the entries of a section, in the order of the page. */
export function headings(page: Page, section: string): Locator {
  return page.locator(`.jl-editor-pages .jl-section-${section} .jl-title`)
}

/** The middle of something on the screen. */
export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
