import { GripVertical } from 'lucide-react'
import type { ReactNode, KeyboardEvent } from 'react'
import { cx } from '~/components/ui/cx'
import { useRemoval } from '../notices/use-conflicts'
import { RemovedNote } from '../soon/soon-parts'
import { FORM_TEXTS } from '../texts/form-texts'
import { useTexts } from '~/i18n/use-texts'
import { useSortable } from './use-sortable'

type Props = {
  list: string
  id: string
  index: number
  name: string
  className?: string
  /** The head is a field: Tab passes over what stands beside it, and Alt+Enter leads there. */
  isField?: boolean
  onMove: (move: { id: string; name: string; to: number }) => void
  /** The row's head line, beside the handle. */
  head: ReactNode
  children?: ReactNode
}

/** One element for all rows: React passes over what is the same as before. */
const GRIP = <GripVertical aria-hidden className="size-3.5" />
/** The line where a dragged row would land. */
const DROP_LINE =
  'data-drop:after:pointer-events-none data-drop:after:absolute data-drop:after:inset-x-0 data-drop:after:z-10 data-drop:after:h-0.5 data-drop:after:rounded-full data-drop:after:bg-accent data-[drop=before]:after:-top-px data-[drop=behind]:after:-bottom-px'

/** A row with a handle to move it by. */
export function SortableRow({ list, id, index, name, isField, className, onMove, head, children }: Props) {
  const texts = useTexts(FORM_TEXTS)
  const removal = useRemoval(id)
  const { row, rowProps, handleProps, isLifted } = useSortable({ list, id, index, name, onMove })
  return (
    <div
      ref={row}
      {...rowProps}
      data-owner={id}
      data-list={list}
      className={cx('relative', DROP_LINE, isLifted && 'opacity-40', className)}
    >
      <div className="group/row flex items-center" onKeyDown={isField ? stepBeside : undefined}>
        <button
          type="button"
          {...handleProps}
          tabIndex={isField ? -1 : undefined}
          data-handle={id}
          aria-label={texts.drag(name)}
          className="grid h-8 w-5 shrink-0 cursor-grab touch-pan-y place-items-center rounded-[4px] text-muted select-none hover:bg-hover hover:text-ink active:cursor-grabbing pointer-coarse:relative pointer-coarse:h-11 pointer-coarse:w-9 pointer-coarse:after:absolute pointer-coarse:after:inset-y-0 pointer-coarse:after:-start-2 pointer-coarse:after:end-0 pointer-coarse:after:content-['']"
        >
          {GRIP}
        </button>
        {head}
      </div>
      {removal ? <RemovedNote conflict={removal} /> : null}
      {children}
    </div>
  )
}

/**
 * Tab goes from field to field; Alt+Enter opens the menu beside one, from where Left leads back. An arrow in the text stays there, for
 * whoever presses it once too often writes on.
 */
function stepBeside(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('button, input')]
  const at = stops.findIndex((stop) => stop === target)
  if (stops[at] instanceof HTMLInputElement) {
    const menu =
      event.altKey && key === 'Enter' ? stops.find((stop) => stop.matches('[aria-haspopup=menu]')) : undefined
    if (!menu) return
    event.preventDefault()
    menu.focus()
    menu.click()
    return
  }
  const by = event.altKey ? undefined : { ArrowLeft: -1, ArrowRight: 1 }[key]
  const next = by === undefined || at < 0 ? undefined : stops[at + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}
