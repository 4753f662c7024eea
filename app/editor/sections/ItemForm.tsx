import { memo, useId } from 'react'
import type { SectionKind } from '../../../collections/resumes/choices'
import type { EntryItem } from '../../../collections/resumes/schema'
import { SortableRow } from '../dnd/SortableRow'
import { useEditor } from '../session/editor-context'
import { useFold } from '../session/folds'
import { useShownDate } from '../session/use-shown-date'
import { FoldHead } from './FoldHead'
import { toggleRow } from './focus-row'
import { ItemFields } from './ItemFields'
import { RowMenu } from './RowMenu'
import { useRowActions } from './use-row-actions'

type Head = Pick<EntryItem, 'id' | 'title' | 'subtitle' | 'start' | 'end' | 'hidden'>
type Props = Head & {
  kind: SectionKind
  section: string
  /** What it is called while it has no title. */
  unnamed: string
  index: number
  count: number
}

/** One item of a section, folded to its title and dates until it is edited. */
export const ItemForm = memo(function ItemForm(item: Props) {
  const { id, kind, section, index, count } = item
  const editor = useEditor()
  const actions = useRowActions()
  const isOpen = useFold({ folds: editor.folds, id })
  const body = useId()
  const name = item.title || item.subtitle || item.unnamed
  const dates = [item.start, item.end].filter(Boolean).map(useShownDate()).join(' – ')
  const detail = [item.title ? item.subtitle : '', dates].filter(Boolean).join(' · ')
  return (
    <SortableRow
      list={section}
      id={id}
      index={index}
      name={name}
      onMove={actions.move}
      className={isOpen ? 'my-2 rounded-menu bg-subtle shadow-rest' : 'rounded-menu'}
      head={
        <>
          <FoldHead
            title={name}
            detail={isOpen ? undefined : detail || undefined}
            isOpen={isOpen}
            hidden={item.hidden}
            level="item"
            controls={body}
            onToggle={(byKeys) => toggleRow({ editor, id, byKeys })}
          />
          <RowMenu id={id} name={name} index={index} count={count} hidden={item.hidden} />
        </>
      }
    >
      {isOpen ? <ItemFields id={body} section={section} item={id} kind={kind} /> : null}
    </SortableRow>
  )
})
