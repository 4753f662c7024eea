import { findPlace } from '../edits/find-place'
import type { Editor } from '../session/editor'
import { whenDrawn } from './when-drawn'

/**
 * Focuses a row's handle, in sight, once React has drawn the change; the row may only then be in the document. A field of the
 * row that is being written in keeps the focus.
 */
export function focusHandle(id: string): void {
  const field = document.activeElement
  const isWritten = field instanceof HTMLInputElement && field.closest(`[data-owner="${CSS.escape(id)}"]`)
  requestAnimationFrame(() => {
    const target = isWritten && field.isConnected ? field : handleOf(id)
    target?.focus()
    // One that had the focus already moves no panel.
    target?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
}

/** Before a row goes: focuses the next row of its list, else the one before, else what holds the list. */
export function focusNeighbour(id: string): void {
  const row = document.querySelector(`[data-owner="${CSS.escape(id)}"]`)
  const list = row?.parentElement
  if (!row || !list) return
  const rows = [...list.children].filter((child) => child.matches('[data-owner]'))
  const at = rows.indexOf(row)
  const next = (rows[at + 1] ?? rows[at - 1])?.querySelector<HTMLElement>('[data-handle]')
  const outer = list.closest('[data-owner]')?.querySelector<HTMLElement>('[data-handle]')
  const target = next ?? outer
  requestAnimationFrame(() => target?.focus())
}

/** Folds a row open or shut; what opens is brought into sight, from its head on where it is taller than its panel. */
export function toggleRow({ editor: { folds, content }, id }: { editor: Editor; id: string }): void {
  folds.toggle(id)
  if (!folds.isOpen(id)) return
  const place = findPlace({ content: content(), id })
  const [only, another] = place?.kind === 'section' ? place.value.items : []
  // A section with one entry is opened for that one.
  if (only && !another) folds.open(only.id)
  whenDrawn({
    find: () => document.querySelector<HTMLElement>(`[data-list][data-owner="${CSS.escape(id)}"]`),
    run: (row) => row.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
  })
}

function handleOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)
}
