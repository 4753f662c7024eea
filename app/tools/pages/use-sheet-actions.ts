import { useState } from 'react'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { moveSheet } from './move-sheet'
import type { Sheet, Table } from './sheet'
import { PAGES_TEXTS } from './texts'
import { turnSheet } from './turn-sheet'

type Options = { table: Table; onTable: (change: (table: Table) => Table) => void }

/** What can be done to a page, each said aloud; the focus stays with the page, or goes to the next one. */
export function useSheetActions({ table, onTable }: Options) {
  const t = useTexts(PAGES_TEXTS)
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<string>()
  const { sheets } = table
  const change = (edit: (sheets: Sheet[]) => Sheet[]) =>
    onTable((old) => ({ ...old, sheets: edit(old.sheets) }))
  const move = ({ id, to }: { id: string; to: number }) => {
    const place = Math.max(0, Math.min(to, sheets.length - 1))
    change((old) => moveSheet({ sheets: old, id, to: place }))
    setSaid(t.moved(place + 1, sheets.length))
    focusSheet(id)
  }
  const turn = (id: string) => {
    change((old) => turnSheet({ sheets: old, id }))
    setSaid(t.rotated(((sheets.find((sheet) => sheet.id === id)?.turn ?? 0) + 90) % 360))
  }
  const remove = (id: string) => {
    const index = sheets.findIndex((sheet) => sheet.id === id)
    const gone = sheets[index]
    if (!gone) return
    change((old) => old.filter((sheet) => sheet.id !== id))
    const next = sheets[index + 1] ?? sheets[index - 1]
    if (next) focusSheet(next.id)
    toast.success(t.removed, {
      onAction: () =>
        change((old) => (old.includes(gone) ? old : moveSheet({ sheets: [...old, gone], id, to: index }))),
    })
  }
  return { said, dragged, setDragged, move, turn, remove }
}

/** After the list has been drawn anew. */
function focusSheet(id: string) {
  requestAnimationFrame(() => document.getElementById(`sheet-${id}`)?.focus())
}
