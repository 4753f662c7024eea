import { whenDrawn } from './when-drawn'

/** Focuses what a selector finds, once its panel is open, and brings it to the top. */
export function jumpTo(selector: string): void {
  whenDrawn({
    find: () => document.querySelector<HTMLElement>(selector),
    run: (element) => {
      element.closest('details')?.setAttribute('open', '')
      element.focus({ preventScroll: true })
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
    },
  })
}

/** The head of a section, by the section's id. */
export function headOf(id: string): string {
  return `[data-owner="${CSS.escape(id)}"] button[aria-expanded]`
}
