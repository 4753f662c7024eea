import type { FieldTarget } from '../session/editor'
import { whenDrawn } from './when-drawn'

/** Focuses a field of the panel once it is drawn; without that field, the first one of its owner. */
export function focusField(target: FieldTarget): void {
  whenDrawn({
    find: () => findField(target),
    run: (field) => {
      if (document.activeElement === field) return
      field.focus({ preventScroll: true })
      field.scrollIntoView({ block: 'center', behavior: 'instant' })
    },
  })
}

/** Brings a field into sight and leaves the focus where it is. */
export function showField(target: FieldTarget): void {
  whenDrawn({
    find: () => findField(target),
    run: (field) => field.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
  })
}

function findField({ owner, field }: FieldTarget): HTMLElement | null {
  const id = CSS.escape(owner)
  return (
    document.querySelector<HTMLElement>(`[data-field="${id}.${CSS.escape(field)}"]`) ??
    document.querySelector<HTMLElement>(`[data-owner="${id}"] [data-field]`)
  )
}
