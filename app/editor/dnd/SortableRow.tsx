import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { RemovedNote } from '../notices/RemovedNote'
import { FORM_TEXTS } from '../texts/form-texts'
import { useTexts } from '~/i18n/use-texts'
import { useSortable } from './use-sortable'

type Props = {
  list: string
  id: string
  index: number
  name: string
  className?: string
  onMove: (move: { id: string; name: string; to: number }) => void
  /** The row's head line, beside the handle. */
  head: ReactNode
  children?: ReactNode
}

/** One element for all rows: React passes over what is the same as before. */
const GRIP = <GripVertical aria-hidden className="size-3.5" />

/** A row with a handle to move it by. */
export function SortableRow({ list, id, index, name, className = '', onMove, head, children }: Props) {
  const texts = useTexts(FORM_TEXTS)
  const sortable = useSortable({ list, id, index, name, onMove })
  return (
    <div
      ref={sortable.row}
      {...sortable.rowProps}
      data-owner={id}
      data-list={list}
      className={`relative ${sortable.isDragging ? 'opacity-40' : ''} ${className}`}
    >
      {sortable.isDropTarget ? (
        <div className="pointer-events-none absolute inset-0 z-10 rounded-control ring-2 ring-accent ring-inset" />
      ) : null}
      <div className="group/row flex items-center" {...sortable.dragProps}>
        <Button
          {...sortable.dragButtonProps}
          data-handle={id}
          aria-label={texts.drag(name)}
          className="grid h-8 w-5 shrink-0 cursor-grab place-items-center rounded-[4px] text-muted hover:bg-hover hover:text-ink pointer-coarse:h-11 pointer-coarse:w-9"
        >
          {GRIP}
        </Button>
        {head}
      </div>
      <RemovedNote id={id} />
      {children}
    </div>
  )
}
