import type { FieldTarget } from '../session/editor'
import { whenDrawn } from './when-drawn'

/**
 * Focuses a field of the panel once it is drawn; without that field, the first one of its owner. `now` is for documents
 * that did not just change: a field that stands there takes the focus at once, and with it the very next key.
 */
export function focusField(target: FieldTarget, options: { now?: boolean } = {}): void {
  const run = (field: HTMLElement) => {
    if (document.activeElement === field) return
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const tryNow = () => {
    const field = options.now ? exactField(target) : null
    if (field) run(field)
    return field !== null && document.activeElement === field
  }
  whenDrawn({ find: () => findField(target), run, tryNow })
}

/** Brings a field into sight and leaves the focus where it is. */
export function showField(target: FieldTarget): void {
  whenDrawn({
    find: () => findField(target),
    run: (field) => field.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
  })
}

function findField(target: FieldTarget): HTMLElement | null {
  return (
    exactField(target) ??
    document.querySelector<HTMLElement>(`[data-owner="${CSS.escape(target.owner)}"] [data-field]`)
  )
}

function exactField({ owner, field }: FieldTarget): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-field="${CSS.escape(owner)}.${CSS.escape(field)}"]`)
}
