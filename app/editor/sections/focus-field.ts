import { editableBox } from '../rich-text-field/editable-box'
import type { FieldPoint, FieldTarget } from '../session/editor'
import { whenDrawn } from './when-drawn'

/**
 * Focuses a field of the panel once it is drawn; what a row's menu sets has none, and its handle is focused. `now` is for documents
 * that did not just change: a field that stands there takes the focus at once, and with it the very next key.
 */
export function focusField(target: FieldPoint, options: { now?: boolean } = {}): void {
  const run = (field: HTMLElement) => {
    if (document.activeElement !== field) {
      field.focus({ preventScroll: true })
      field.scrollIntoView({ block: 'center', behavior: 'instant' })
    }
    if (target.at !== undefined) putCaret({ field, at: target.at })
  }
  const tryNow = () => {
    const field = options.now ? exactField(target) : null
    if (field) run(field)
    return field !== null && document.activeElement === field
  }
  whenDrawn({ find: () => findField(target), run, tryNow })
}

/** A box that shows something else than the field's text, as keywords do, keeps its caret. */
function putCaret({ field, at }: { field: HTMLElement; at: number }): void {
  if (field.isContentEditable) {
    editableBox(field).setSelectionRange(at, at)
    // The browser tells it only later, and by then the box would have put back the caret that it knows.
    document.dispatchEvent(new Event('selectionchange'))
  } else if (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.type === 'text')
  )
    if (at <= field.value.length) field.setSelectionRange(at, at)
}

/** Brings a field into sight and leaves the focus where it is. */
export function showField(target: FieldTarget): void {
  whenDrawn({
    find: () => findField(target),
    run: (field) => field.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
  })
}

function findField(target: FieldTarget): HTMLElement | null {
  const exact = exactField(target)
  if (exact) return exact
  const row = document.querySelector<HTMLElement>(`[data-owner="${CSS.escape(target.owner)}"]`)
  const first = row?.querySelector<HTMLElement>('[data-field]')
  return (first && row?.querySelector<HTMLElement>('[data-handle]')) ?? first ?? null
}

function exactField({ owner, field }: FieldTarget): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-field="${CSS.escape(owner)}.${CSS.escape(field)}"]`)
}
