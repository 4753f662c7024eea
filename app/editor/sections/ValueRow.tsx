import { Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '~/components/ui/cx'
import { MenuItem } from '~/components/ui/Menu'
import { SortableRow } from '../dnd/SortableRow'
import { useEditor } from '../session/editor-context'
import { RowMenu } from './RowMenu'
import { useRowActions } from './use-row-actions'

type Props = {
  list: string
  row: { id: string; hidden: boolean }
  name: string
  index: number
  count: number
  /** The row's own field, always at hand. */
  field: ReactNode
  /** What the menu calls opening or closing the rest of its fields. */
  details: string
  children?: ReactNode
}

/** A row that is one field: moved by its handle, the rest of it behind the menu. */
export function ValueRow({ list, row, name, index, count, field, details, children }: Props) {
  const editor = useEditor()
  const actions = useRowActions()
  const { id, hidden } = row
  const fold = (
    <MenuItem icon={<Settings2 />} onAction={() => editor.folds.toggle(id)}>
      {details}
    </MenuItem>
  )
  return (
    <SortableRow
      list={list}
      id={id}
      index={index}
      name={name}
      onMove={actions.move}
      className="[&>div]:items-end"
      head={
        <>
          <div className={cx('min-w-0 flex-1', hidden && 'opacity-60')}>{field}</div>
          <RowMenu id={id} name={name} index={index} count={count} hidden={hidden} extra={fold} />
        </>
      }
    >
      {children}
    </SortableRow>
  )
}
