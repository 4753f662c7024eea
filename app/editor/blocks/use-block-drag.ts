import { useMemo, useRef, type PointerEvent, type RefObject } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { followPointer, type At } from '../dnd/follow-pointer'
import { scrollNear } from '../dnd/scroll-near'
import { findPlace, type Place } from '../edits/find-place'
import { putItems } from '../edits/put-items'
import { takeItem } from '../edits/remove-row'
import type { Editor } from '../session/editor'
import { useEditor } from '../session/editor-context'
import { BLOCK_TEXTS } from '../texts/block-texts'
import { FORM_TEXTS } from '../texts/form-texts'
import { draggedBlock, drawnBlocks, focusBlock } from './block-marks'
import { dropSlots, nearestSlot, type Slot } from './drop-slots'
import { nameOfBlock } from './name-of-block'
import type { ResumeContent } from '../../../collections/resumes/schema'

type Options = { id: string; layer: RefObject<HTMLElement | null> }

/** Drags a block by its handle. `wasDragged` tells a click that ends a drag from one that opens the menu. */
export function useBlockDrag({ id, layer }: Options) {
  const editor = useEditor()
  const texts = useTexts(BLOCK_TEXTS)
  const wasDragged = useRef(false)
  return useMemo(() => {
    const name = () => nameOfBlock({ content: editor.content(), id, language: editor.language })
    return {
      wasDragged,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false
        followPointer({
          from: event,
          onLift: () => {
            wasDragged.current = true
            draggedBlock.set({ id })
            editor.announce(texts.lifted(name()))
          },
          onMove: (at) => {
            const pane = document.getElementById('editor-page')
            if (pane) scrollNear({ pane, at })
            const point = layer.current && onPaper({ at, layer: layer.current })
            if (point) aim({ id, point })
            layer.current?.style.setProperty('--pointer-left', `${at.clientX}px`)
            layer.current?.style.setProperty('--pointer-top', `${at.clientY}px`)
          },
          onEnd: (isDropped) => {
            const slot = draggedBlock.get()?.slot
            draggedBlock.set(undefined)
            if (isDropped && slot && !slot.isHome) drop({ editor, id, slot })
            else editor.announce(texts.putBack(name()))
            focusBlock(id)
          },
        })
      },
    }
  }, [editor, texts, id, layer])
}

/** A point of the screen on the paper. */
function onPaper({ at, layer }: { at: At; layer: HTMLElement }) {
  const pages = layer.parentElement?.querySelector<HTMLElement>('.jl-editor-pages')
  if (!pages) return undefined
  const { left, top, width } = pages.getBoundingClientRect()
  const scale = width / pages.offsetWidth || 1
  return { x: (at.clientX - left) / scale, y: (at.clientY - top) / scale }
}

/** Draws the line where a block would land; none where it already stands. */
function aim({ id, point }: { id: string; point: { x: number; y: number } }): void {
  const before = draggedBlock.get()
  const blocks = drawnBlocks.get()
  const moved = blocks.find((one) => one.id === id)
  if (!before || !moved) return
  const { slot, line } = nearestSlot({ slots: dropSlots({ blocks, moved }), point }) ?? {}
  const isSame = before.line?.y === line?.y && before.line?.left === line?.left
  if (!isSame && slot && line) draggedBlock.set({ id, slot, line })
}

function drop({ editor, id, slot }: { editor: Editor; id: string; slot: Slot }): void {
  const texts = FORM_TEXTS[editor.language]
  const { language } = editor
  const before = editor.content()
  const name = nameOfBlock({ content: before, id, language })
  const from = findPlace({ content: before, id })
  editor.change({
    name: texts.moving(name),
    recipe: (draft) => dropBlock({ content: draft, id, slot }),
  })
  const content = editor.content()
  const place = findPlace({ content, id })
  if (!place) return
  const isElsewhere = from?.kind === 'item' && place.kind === 'item' && from.section.id !== place.section.id
  editor.announce(
    isElsewhere
      ? texts.movedTo({ name, section: nameOfBlock({ content, id: place.section.id, language }) })
      : texts.moved({ name, at: place.index + 1, of: place.list.length }),
  )
}

type Drop = { content: ResumeContent; id: string; slot: Pick<Slot, 'section' | 'beside'> }

/** Puts a block where it was dropped. Changes the draft; does nothing when it or the place is gone meanwhile. */
function dropBlock({ content, id, slot: { section, beside } }: Drop): void {
  const from = findPlace({ content, id })
  const list = from && listFor({ content, kind: from.kind, section })
  if (!from || !list || (beside && !list.some((one) => one.id === beside.id))) return
  const to = section === undefined ? undefined : findPlace({ content, id: section })
  if (from.kind === 'item') takeItem(from)
  else from.list.splice(from.index, 1)
  const index = list.findIndex((one) => one.id === beside?.id)
  const at = beside?.side === 'behind' ? index + 1 : Math.max(0, index)
  if (from.kind === 'item' && to?.kind === 'section') putItems({ section: to.value, items: [from.value], at })
  else list.splice(at, 0, from.value)
}

type ListOptions = { content: ResumeContent; kind: Place['kind']; section: string | undefined }

function listFor({ content, kind, section }: ListOptions): { id: string }[] | undefined {
  if (section === undefined) return kind === 'section' ? content.entryList : undefined
  const to = findPlace({ content, id: section })
  return kind === 'item' && to?.kind === 'section' && to.value.kind !== 'skill' ? to.value.items : undefined
}
