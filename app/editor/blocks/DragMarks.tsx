import { useEditor } from '../session/editor-context'
import type { Block } from './block'
import type { Line, Slot } from './drop-slots'
import { nameOfBlock } from './name-of-block'

type Props = {
  blocks: readonly Block[]
  dragged: { id: string; slot?: Slot; line?: Line }
  scale: number
}

/** The line where a dragged block would land, its name at the pointer, and itself paler where it still stands. */
export function DragMarks({ blocks, dragged: { id, slot, line }, scale }: Props) {
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
