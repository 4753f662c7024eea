import { GripVertical } from 'lucide-react'
import { memo, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { listen } from '~/components/ui/listen'
import { MenuAt } from '~/components/ui/Menu'
import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import { removeFromMenu } from '../sections/remove-from-menu'
import { useRowActions, type RowActions } from '../sections/use-row-actions'
import type { FieldTarget } from '../session/editor'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { BLOCK_TEXTS } from '../texts/block-texts'
import type { Block, Fragment } from './block'
import { drawnBlocks, draggedBlock, focusBlock, ON_PAGE } from './block-marks'
import { addOnPage } from './add-on-page'
import { copyBlock, pasteAtBlock } from './block-clipboard'
import { AddBelow } from './AddBelow'
import { BlockMenu } from './BlockMenu'
import { nameOfBlock } from './name-of-block'
import { stepOnPage } from './step-on-page'
import { useBlockDrag } from './use-block-drag'

type Props = {
  block: Block
  fragment: Fragment
  scale: number
  hasSide: boolean
  /** How far above the first line the room begins that a finger has, in pixels of the screen. */
  room: number | undefined
  /** Where the button that adds one more stands, if there is one. */
  adds: 'above' | 'below' | undefined
  layer: RefObject<HTMLElement | null>
  onPick: (target: FieldTarget) => void
}

/** The button at a block's left: dragged it moves the block, clicked it opens what else can be done to it. */
export const BlockHandle = memo(function BlockHandle({ block: { id, kind }, fragment, ...props }: Props) {
  const { scale, hasSide, room, adds, layer, onPick } = props
  const editor = useEditor()
  const { language } = editor
  const texts = useTexts(BLOCK_TEXTS)
  const name = useContent((content) => nameOfBlock({ content, id, language }))
  const button = useRef<HTMLButtonElement>(null)
  /** Undefined before it is first opened: one menu for each block of a page is much to keep ready for a finger. */
  const [isOpen, setOpen] = useState<boolean>()
  const { onPointerDown, wasDragged } = useBlockDrag({ id, layer })
  const actions = useRowActions(ON_PAGE)
  const remove = () => removeFromMenu({ editor, actions, id, name })
  const onKeyDown = useHandleKeys({ id, name, move: actions.move, remove, open: () => setOpen(true) })
  const isDragged = useValue(draggedBlock)?.id === id
  useNoPan(button)
  useHandleClipboard({ button, id, remove })
  const top = fragment.line * scale
  return (
    <div
      className="jl-block-rail"
      data-kind={kind}
      data-adds={adds}
      style={{
        left: fragment.left * scale,
        top,
        width: (fragment.right - fragment.left) * scale,
        height: fragment.bottom * scale - top,
        ...(room === undefined ? {} : { '--jl-room': `${room}px` }),
      }}
    >
      <button
        ref={button}
        type="button"
        data-block-handle={id}
        data-dragged={isDragged ? '' : undefined}
        aria-label={texts.handle(name)}
        aria-haspopup="menu"
        aria-expanded={isOpen === true}
        onPointerDown={onPointerDown}
        onClick={() => {
          if (!wasDragged.current) setOpen(!isOpen)
          wasDragged.current = false
        }}
        onKeyDown={onKeyDown}
        className="jl-block-handle"
      >
        <GripVertical aria-hidden />
      </button>
      {adds ? <AddBelow id={id} /> : null}
      {isOpen === undefined ? null : (
        <MenuAt label={texts.handle(name)} anchor={button} isOpen={isOpen} onOpenChange={setOpen}>
          {isOpen ? <BlockMenu {...{ id, name, hasSide, onPick }} /> : null}
        </MenuAt>
      )}
    </div>
  )
})

type HandleClipboard = { button: RefObject<HTMLButtonElement | null>; id: string; remove: () => void }

/** Cut, copy and paste of the block whose handle has the focus. Asked of the document: Firefox tells the place of the caret. */
function useHandleClipboard({ button, id, remove }: HandleClipboard): void {
  const editor = useEditor()
  useEffect(() => {
    const onClipboard = (event: ClipboardEvent) => {
      if (document.activeElement !== button.current) return
      event.stopImmediatePropagation()
      if (event.type === 'paste') return pasteAtBlock({ editor, id, event })
      copyBlock({ editor, id, event })
      if (event.type === 'cut') remove()
    }
    return listen(document, { copy: onClipboard, cut: onClipboard, paste: onClipboard }, 'capture')
  })
}

/** At the edge of what a page shows nothing moves, which is said. */
const NOWHERE = -1

type HandleKeys = { id: string; name: string; move: RowActions['move']; remove: () => void; open: () => void }

/**
 * Alt with arrows moves the block, arrows alone lead to its neighbours, Mod with Enter adds one below, Delete takes it away, Escape
 * leads back to the text.
 */
function useHandleKeys({ id, name, move, remove, open }: HandleKeys) {
  const editor = useEditor()
  return (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) addOnPage({ editor, id })
    else if (event.ctrlKey || event.metaKey || event.shiftKey) return
    else if (by !== undefined && event.altKey) {
      move({ id, name, to: stepOnPage({ editor, id, by }) ?? NOWHERE })
    } else if (by !== undefined) {
      const blocks = drawnBlocks.get()
      const next = blocks[blocks.findIndex((one) => one.id === id) + by]
      if (next) focusBlock(next.id, { now: true })
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      remove()
    } else if (event.key === 'Enter' || event.key === ' ') {
      // The click that a browser makes of it counts as a screen reader's, which is led to no entry of the menu.
      open()
    } else if (event.key === 'Escape') {
      const { writing, put } = editor.pen
      const caret = writing.get()?.caret
      if (caret) put(caret)
      else document.getElementById('editor-page')?.focus({ preventScroll: true })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Once a finger has lifted a block the page must not scroll, which only a listener that may refuse can say. */
function useNoPan(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = button.current
    const refuse = (event: TouchEvent) => {
      if (draggedBlock.get()) event.preventDefault()
    }
    element?.addEventListener('touchmove', refuse, { passive: false })
    return () => element?.removeEventListener('touchmove', refuse)
  }, [button])
}
