import { flushSync } from 'react-dom'
import { isBlankItem, isBlankSkill } from '../../../collections/resumes/is-blank-item'
import { entryAbove } from '../../../collections/resumes/joined-items'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { firstField } from '../edits/add-entry'
import { findPlace, type Place } from '../edits/find-place'
import { focusField } from './focus-field'
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

/**
 * Folds a row open or shut; what opens is brought into sight, from its head on where it is taller than its panel. A pointer that
 * opens what waits for its first words comes to write them; who came by keys stays at the head, as with any fold.
 */
export function toggleRow({ editor: { folds, content }, id, byKeys }: ToggleOptions): void {
  const place = findPlace({ content: content(), id })
  const [only, another] = place?.kind === 'section' ? place.value.items : []
  flushSync(() => {
    folds.toggle(id)
    // A section with one entry is opened for that one.
    if (only && !another && folds.isOpen(id)) folds.open(only.id)
  })
  if (!folds.isOpen(id)) return
  const field = byKeys ? undefined : fieldToWrite({ content: content(), place })
  // At once: a phone shows its keys for a focus that a tap leads to, and for none that comes later.
  if (field) return focusField(field, { now: true })
  whenDrawn({
    find: () => document.querySelector<HTMLElement>(`[data-list][data-owner="${CSS.escape(id)}"]`),
    run: (row) => row.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
  })
}
type ToggleOptions = { editor: Editor; id: string; byKeys: boolean }

/** The field that is written first where nothing is yet: of an entry, a section's only one, or the skills. */
function fieldToWrite({ content, place }: { content: ResumeContent; place: Place | undefined }) {
  if (place?.kind !== 'section' && place?.kind !== 'item') return undefined
  const section = place.kind === 'item' ? place.section : place.value
  const [only, another] = place.kind === 'item' ? [place.value] : section.items
  const [skill] = section.kind === 'skill' ? content.skill.list : []
  if (skill && isBlankSkill(skill)) return { owner: skill.id, field: 'key' }
  if (!only || another || !isBlankItem({ item: only, section })) return undefined
  const isJoined = only.joined && entryAbove({ section, item: only }) !== undefined
  return { owner: only.id, field: firstField({ isJoined, kind: section.kind }) }
}

function handleOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)
}
