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

/** How wide and how high each button takes a finger, through its middle, in pixels of the screen. */
export function fingerRooms(buttons: Locator): Promise<{ width: number; height: number }[]> {
  return buttons.evaluateAll((all) =>
    all.map((one) => {
      one.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = one.getBoundingClientRect()
      const steps = Array.from({ length: 161 }, (_, step) => step - 80)
      const takes = (x: number, y: number) => one.contains(document.elementFromPoint(x, y))
      return {
        width: steps.filter((step) => takes(left + width / 2 + step, top + height / 2)).length,
        height: steps.filter((step) => takes(left + width / 2, top + height / 2 + step)).length,
      }
    }),
  )
}

/** The texts whose first letters lie under a handle. */
export function coveredTexts(page: Page): Promise<string[]> {
  return page.locator('.jl-editor-pages [data-block]').evaluateAll((texts) =>
    texts.flatMap((text) => {
      text.scrollIntoView({ block: 'center' })
      const { left, top, height } = text.getBoundingClientRect()
      const found = document.elementFromPoint(left + 6, top + height / 2)
      return found?.closest('[data-block-handle]') ? (text.textContent ?? '') : []
    }),
  )
}
