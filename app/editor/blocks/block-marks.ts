import { flushSync } from 'react-dom'
import { createValue } from '~/session/create-value'
import { findPlace, sectionIdOf } from '../edits/find-place'
import type { Editor } from '../session/editor'
import type { RowFocus } from '../sections/use-row-actions'
import { whenDrawn } from '../sections/when-drawn'
import type { Block } from './block'
import type { Line, Slot } from './drop-slots'

/** What is drawn now, as far as somebody is at a block. */
export const drawnBlocks = createValue<readonly Block[]>([])
/** The block whose handle or text has the focus; a caret in it is known by the pen. */
export const heldBlock = createValue<string | undefined>(undefined)
/** The block that a mouse is over on the page, and on which of its pages. */
export const hoveredBlock = createValue<{ id: string; page: number } | undefined>(undefined)
/** The block whose fields at the side have the mouse or the focus. */
export const sideBlock = createValue<{ hovered?: string | undefined; focused?: string | undefined }>({})
/** The block that is being dragged, and where it would land. */
export const draggedBlock = createValue<{ id: string; slot?: Slot; line?: Line } | undefined>(undefined)

/** The block that a thing of the document belongs to. */
export function blockOfOwner({ editor, owner }: { editor: Editor; owner: string }): string | undefined {
  const content = editor.content()
  const place = findPlace({ content, id: owner })
  if (place?.kind === 'item') return owner
  return place?.kind === 'fact' ? place.item.id : sectionIdOf({ content, owner })
}

/**
 * Focuses a block's handle once the pages with it are drawn. `now` is for pages that did not change: the very next key is
 * for that handle.
 */
export function focusBlock(id: string, options: { now?: boolean } = {}): void {
  const find = () => document.querySelector<HTMLElement>(`[data-block-handle="${CSS.escape(id)}"]`)
  const run = (handle: HTMLElement) => {
    handle.focus({ preventScroll: true })
    handle.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  if (options.now) flushSync(() => heldBlock.set(id))
  else heldBlock.set(id)
  const handle = options.now ? find() : null
  if (handle) run(handle)
  else whenDrawn({ find, run })
}

/** Before a block goes: focuses the next one of its list, else the one before, else what holds them. */
export function focusBesideBlock(id: string): void {
  const blocks = drawnBlocks.get()
  const block = blocks.find((one) => one.id === id)
  const peers = block ? peersOf({ blocks, block }) : []
  const at = peers.findIndex((one) => one.id === id)
  const next = peers[at + 1] ?? peers[at - 1]
  const outer = block?.kind === 'item' ? block.section : undefined
  const target = next?.id ?? outer
  if (target !== undefined) focusBlock(target)
  else document.getElementById('editor-page')?.focus({ preventScroll: true })
}

export const ON_PAGE: RowFocus = { on: focusBlock, beside: focusBesideBlock }

/** The blocks that one changes places with. */
export function peersOf({ blocks, block }: { blocks: readonly Block[]; block: Block }): Block[] {
  return blocks.filter(
    ({ kind, section, column }) =>
      kind === block.kind && (kind === 'item' ? section === block.section : column === block.column),
  )
}
