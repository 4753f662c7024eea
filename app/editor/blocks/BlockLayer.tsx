import { memo, useMemo, useRef, useSyncExternalStore } from 'react'
import { useValue } from '~/session/use-value'
import type { FieldTarget } from '../session/editor'
import { useEditor } from '../session/editor-context'
import type { Planned } from '../page/use-page-plan'
import { useMedia } from '../shell/use-media'
import { fragmentOn, type Block } from './block'
import { placeOfAdding } from './place-of-adding'
import { blockOfOwner, draggedBlock, heldBlock, hoveredBlock, sideBlock } from './block-marks'
import { BlockHandle } from './BlockHandle'
import { blocksWithRoom } from './blocks-with-room'
import { DragMarks } from './DragMarks'
import { useBlockMarks } from './use-block-marks'
import { useDrawnBlocks } from './use-drawn-blocks'
import './blocks.css'

type Props = { planned: Planned; scale: number; hasSide: boolean; onPick: (target: FieldTarget) => void }

/**
 * Over the pages: the handles of the blocks that somebody is at, their outlines, and where a dragged one would land. With a
 * finger there is no being near: every block that has the room shows its handle then.
 */
export const BlockLayer = memo(function BlockLayer({ planned, scale, hasSide, onPick }: Props) {
  useBlockMarks()
  const layer = useRef<HTMLDivElement>(null)
  const isTouch = useMedia({ query: '(hover: none), (pointer: coarse)', onServer: false })
  const { held, written, hovered, side } = useShownBlocks()
  const dragged = useValue(draggedBlock)
  const isWanted = isTouch || [held, hovered, side.hovered, side.focused].some((id) => id !== undefined)
  const blocks = useDrawnBlocks({ planned, layer, isWanted, isWriting: written !== undefined })
  const roomy = useMemo(
    () => (isTouch ? blocksWithRoom({ blocks, scale }) : undefined),
    [isTouch, blocks, scale],
  )
  const isShown = ({ id }: Block) =>
    dragged ? id === dragged.id : roomy?.has(id) || id === held || id === hovered?.id
  const shown = blocks.filter(isShown).map((block) => {
    return { block, fragment: fragmentOn(block, hovered?.id === block.id ? hovered.page : undefined) }
  })
  const adding = isTouch || dragged ? undefined : (hovered?.id ?? held)
  return (
    <div ref={layer} className="jl-blocks" data-touch={isTouch ? '' : undefined}>
      <Outlines {...{ blocks, scale, side, held, hovered: hovered?.id }} />
      {shown.map(({ block, fragment }) => (
        <BlockHandle
          key={block.id}
          adds={block.id === adding ? placeOfAdding({ fragment, shown, scale }) : undefined}
          {...{ block, fragment, scale, hasSide, onPick, layer }}
        />
      ))}
      {dragged ? <DragMarks blocks={blocks} dragged={dragged} scale={scale} /> : null}
    </div>
  )
})

/** The blocks that somebody is at, on the page and beside it. */
function useShownBlocks() {
  const editor = useEditor()
  const { writing } = editor.pen
  const read = () => {
    const { caret, isActive } = writing.get() ?? {}
    return caret && isActive ? blockOfOwner({ editor, owner: caret.owner }) : undefined
  }
  // Not the caret itself, which moves with each letter.
  const written = useSyncExternalStore(writing.subscribe, read, read)
  const focused = useValue(heldBlock)
  return { held: focused ?? written, written, hovered: useValue(hoveredBlock), side: useValue(sideBlock) }
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
