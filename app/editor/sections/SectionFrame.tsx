import { useId, type ReactNode } from 'react'
import { SortableRow } from '../dnd/SortableRow'
import { useEditor } from '../session/editor-context'
import { useFold } from '../session/folds'
import { FoldHead } from './FoldHead'
import { toggleRow } from './focus-row'
import { RowMenu } from './RowMenu'
import { SECTION_RULE } from './section-rule'
import { useRowActions } from './use-row-actions'

type Props = {
  id: string
  name: string
  hidden: boolean
  index: number
  count: number
  /** What the fields inside belong to, where it is not the section itself. */
  owner?: string
  isOnly?: boolean
  /** Drawn only while the section is open. */
  children: ReactNode
}

/** A section's head with its handle and menu, and its fields folded under it. */
export function SectionFrame({ id, name, hidden, index, count, owner, isOnly, children }: Props) {
  const editor = useEditor()
  const actions = useRowActions()
  const isOpen = useFold({ folds: editor.folds, id })
  const body = useId()
  return (
    <SortableRow
      list="sections"
      id={id}
      index={index}
      name={name}
      onMove={actions.move}
      className={`${SECTION_RULE} py-1.5`}
      head={
        <>
          <FoldHead
            title={name}
            isOpen={isOpen}
            hidden={hidden}
            level="section"
            controls={body}
            onToggle={(byKeys) => toggleRow({ editor, id, byKeys })}
          />
          <RowMenu hasForms {...{ id, name, index, count, hidden, isOnly }} />
        </>
      }
    >
      {isOpen ? (
        <div id={body} data-owner={owner} className="space-y-3 ps-5 pt-2 pb-3 pointer-coarse:ps-9">
          {children}
        </div>
      ) : null}
    </SortableRow>
  )
}
