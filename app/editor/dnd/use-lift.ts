import { useEffect, type KeyboardEvent } from 'react'
import { createValue } from '~/session/create-value'
import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import { findPlace } from '../edits/find-place'
import { useEditor } from '../session/editor-context'
import { BLOCK_TEXTS } from '../texts/block-texts'

type Options = { id: string; name: string; onMove: (move: { id: string; name: string; to: number }) => void }

/** The row that was lifted by keys, and the one whose place it would take. */
const liftedRow = createValue<{ id: string; target: string } | undefined>(undefined)

/**
 * Moves a row by keys alone: its handle is pressed, the arrows choose a place, and pressed again it goes there, as one step.
 * Escape leaves it where it was, and so does going elsewhere.
 */
export function useLift({ id, name, onMove }: Options) {
  const editor = useEditor()
  const texts = useTexts(BLOCK_TEXTS)
  const lifted = useValue(liftedRow)
  const isLifted = lifted?.id === id
  useEffect(() => () => void (liftedRow.get()?.id === id && liftedRow.set(undefined)), [id])
  const putBack = () => {
    if (liftedRow.get()?.id !== id) return
    liftedRow.set(undefined)
    editor.announce(texts.putBack(name))
  }
  const press = () => {
    if (!isLifted) {
      liftedRow.set({ id, target: id })
      return editor.announce(texts.liftedByKeys(name))
    }
    const to = lifted.target === id ? undefined : placeOf(lifted.target)?.index
    if (to === undefined) return putBack()
    liftedRow.set(undefined)
    onMove({ id, name, to })
  }
  const placeOf = (row: string) => findPlace({ content: editor.content(), id: row })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!isLifted || (step === undefined && event.key !== 'Escape')) return false
    event.preventDefault()
    event.stopPropagation()
    if (step === undefined) putBack()
    else aim(step)
    return true
  }
  const aim = (step: number) => {
    const place = lifted && placeOf(lifted.target)
    const next = place?.list[place.index + step]
    if (!next) return
    liftedRow.set({ id, target: next.id })
    editor.announce(texts.aimed({ at: place.index + step + 1, of: place.list.length }))
    document
      .querySelector(`[data-list][data-owner="${CSS.escape(next.id)}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  return { isLifted, isAimedAt: lifted?.target === id, press, onKeyDown, onBlur: putBack }
}
