import { memo, useMemo, useRef } from 'react'
import { useRead, useValue } from '~/session/use-value'
import type { FieldTarget } from '../session/editor'
import { useEditor } from '../session/editor-context'
import type { Planned } from '../page/use-page-plan'
import { useTouch } from '../shell/use-touch'
import { fragmentOn, type Block, type Fragment } from './block'
import { blockOfOwner, draggedBlock, heldBlock, hoveredBlock, sideBlock } from './block-marks'
import { BlockHandle } from './BlockHandle'
import { useBlockMarks } from './use-block-marks'
import { useDrawnBlocks } from './use-drawn-blocks'
import { useSight } from './use-sight'
import './blocks.css'
import type { Line, Slot } from './drop-slots'
import { nameOfBlock } from './name-of-block'
import { roomForFingers } from './room-for-fingers'

type Props = { planned: Planned; scale: number; hasSide: boolean; onPick: (target: FieldTarget) => void }

/**
 * Over the pages: the handles of the blocks that somebody is at, their outlines, and where a dragged one would land. With a
 * finger there is no being near: every block that has the room shows its handle then.
 */
export const BlockLayer = memo(function BlockLayer({ planned, scale, hasSide, onPick }: Props) {
  useBlockMarks()
  const layer = useRef<HTMLDivElement>(null)
  const isTouch = useTouch()
  const { held, written, hovered, side } = useShownBlocks({ isTouch })
  const dragged = useValue(draggedBlock)
  const isWanted = isTouch || [held, hovered, side.hovered, side.focused].some((id) => id !== undefined)
  const blocks = useDrawnBlocks({ planned, layer, isWanted, isWriting: written !== undefined })
  const rooms = useMemo(
    () => (isTouch ? roomForFingers({ blocks, scale, held }) : undefined),
    [isTouch, blocks, scale, held],
  )
  const sight = useSight({ isWanted: isTouch })
  const isNear = (block: Block) => {
    const { line } = fragmentOn(block, undefined)
    return line * scale > sight.from && line * scale < sight.to
  }
  const isShown = (block: Block) => {
    const { id } = block
    if (dragged) return id === dragged.id
    return (rooms?.has(id) && isNear(block)) || id === held || id === hovered?.id
  }
  const shown = blocks.filter(isShown).map((block) => {
    return { block, fragment: fragmentOn(block, hovered?.id === block.id ? hovered.page : undefined) }
  })
  const adding = isTouch || dragged ? undefined : (hovered?.id ?? held)
  return (
    <div ref={layer} className="jl-blocks in-data-beside:hidden" data-touch={isTouch ? '' : undefined}>
      <Outlines {...{ blocks, scale, side, held, hovered: hovered?.id }} />
      {shown.map(({ block, fragment }) => (
        <BlockHandle
          key={block.id}
          room={rooms?.get(block.id)}
          adds={block.id === adding ? placeOfAdding({ fragment, shown, scale }) : undefined}
          {...{ block, fragment, scale, hasSide, onPick, layer }}
        />
      ))}
      {dragged ? <DragMarks blocks={blocks} dragged={dragged} scale={scale} /> : null}
    </div>
  )
})

/** The blocks that somebody is at, on the page and beside it. */
function useShownBlocks({ isTouch }: { isTouch: boolean }) {
  const editor = useEditor()
  const { writing } = editor.pen
  const read = () => {
    const { caret, isActive } = writing.get() ?? {}
    return caret && isActive ? blockOfOwner({ editor, owner: caret.owner }) : undefined
  }
  // Not the caret itself, which moves with each letter.
  const written = useRead(writing.subscribe, read)
  const focused = useValue(heldBlock)
  const hovered = useValue(hoveredBlock)
  return {
    ...{ held: focused ?? written, written, side: useValue(sideBlock) },
    // Where the mouse was left, while a finger works elsewhere.
    hovered: isTouch ? undefined : hovered,
  }
}

type Outlined = {
  blocks: readonly Block[]
  scale: number
  side: { hovered?: string | undefined; focused?: string | undefined }
  held: string | undefined
  hovered: string | undefined
}

/** Around what has the mouse, and around what the fields at the side are of; the same at the side. */
function Outlines({ blocks, scale, side, held, hovered }: Outlined) {
  const marked = new Set([hovered, side.hovered, side.focused])
  return (
    <>
      {blocks
        .filter(({ id }) => marked.has(id))
        .flatMap(({ id, fragments }) =>
          fragments.map(({ page, left, top, right, bottom }) => (
            <div
              key={`${id} ${page}`}
              data-block-outline={id}
              data-strong={id === hovered ? undefined : ''}
              className="jl-block-outline"
              style={{
                left: left * scale - 4,
                top: top * scale - 3,
                width: (right - left) * scale + 8,
                height: (bottom - top) * scale + 6,
              }}
            />
          )),
        )}
      <SideMark id={held ?? side.focused} color="var(--indigo-9)" />
      <SideMark id={hovered} color="var(--indigo-7)" />
    </>
  )
}

/** A block's row at the side. A rule, since the row may be unfolded only later. */
function SideMark({ id, color }: { id: string | undefined; color: string }) {
  if (id === undefined) return null
  const bar = `position: absolute; inset: 6px auto 6px -3px; width: 2px; border-radius: 1px; content: ''`
  return (
    <style>{`[data-list][data-owner="${CSS.escape(id)}"]::before { ${bar}; background: ${color} }`}</style>
  )
}

/** How far below the middle of a handle its button for adding ends, and half of a handle, in pixels of the screen. */
const REACH = 48
const HALF_HANDLE = 20

type Options = { fragment: Fragment; shown: readonly { fragment: Fragment }[]; scale: number }

/** Where a block's button for adding stands: under its handle, or over it where another handle is close below. */
function placeOfAdding({ fragment: { line, left }, shown, scale }: Options): 'above' | 'below' {
  const isTaken = shown.some(({ fragment: other }) => {
    const below = (other.line - line) * scale
    return below > 0 && below < REACH && Math.abs(other.left - left) * scale < HALF_HANDLE
  })
  return isTaken ? 'above' : 'below'
}

type DragProps = {
  blocks: readonly Block[]
  dragged: { id: string; slot?: Slot; line?: Line }
  scale: number
}

/** The line where a dragged block would land, its name at the pointer, and itself paler where it still stands. */
function DragMarks({ blocks, dragged: { id, slot, line }, scale }: DragProps) {
  const { content, language } = useEditor()
  const owners = blocks.filter((one) => one.id === id || one.section === id).map((one) => one.id)
  const leaves = owners.map((owner) => `.jl-editor-pages [data-block^="${CSS.escape(owner)}."]`).join()
  return (
    <>
      <style>{`${leaves} { opacity: 0.35 } * { cursor: grabbing !important }`}</style>
      {line && !slot?.isHome ? (
        <div
          className="jl-drop-line"
          style={{
            left: line.left * scale,
            top: line.y * scale,
            width: (line.right - line.left) * scale,
          }}
        />
      ) : null}
      <div className="jl-drag-name" aria-hidden>
        {nameOfBlock({ content: content(), id, language })}
      </div>
    </>
  )
}
