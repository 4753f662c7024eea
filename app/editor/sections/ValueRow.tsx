import type { ReactNode } from 'react'
import { cx } from '~/components/ui/cx'
import { SortableRow } from '../dnd/SortableRow'
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

/** A row that is one field: moved by its handle, the rest of it behind the menu, which Alt+Enter opens. */
export function ValueRow({ list, row, name, index, count, field, details, children }: Props) {
  const actions = useRowActions()
  const { id, hidden } = row
  return (
    <SortableRow
      list={list}
      id={id}
      index={index}
      name={name}
      onMove={actions.move}
      isField
      className="[&>div]:items-end"
      head={
        <>
          <div className={cx('min-w-0 flex-1', hidden && 'opacity-60')}>{field}</div>
          <RowMenu {...{ id, name, index, count, hidden, details }} isBesideField />
        </>
      }
    >
      {children}
    </SortableRow>
  )
}
