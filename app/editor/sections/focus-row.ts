/** Focuses a row's handle once React has drawn the change; the row may only then be in the document. */
export function focusHandle(id: string): void {
  requestAnimationFrame(() => handleOf(id)?.focus())
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

function handleOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)
}
