import { ArrowLeft, ArrowRight, RotateCw, Trash2 } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import type { Sheet } from './sheet'
import { PAGES_TEXTS } from './texts'

type Props = {
  sheet: Sheet
  file: string
  /** Undefined while it is drawn, '' when it can't be. */
  picture: string | undefined
  place: number
  total: number
  isDragged: boolean
  onDrag: (id: string | undefined) => void
  onDrop: () => void
  move: (options: { id: string; to: number }) => void
  turn: (id: string) => void
  remove: (id: string) => void
}

export function SheetCard(props: Props) {
  const { sheet, file, place, total, move, turn, remove } = props
  const t = useTexts(PAGES_TEXTS)
  const { id } = sheet
  const index = place - 1
  const onKey = (event: KeyboardEvent) => {
    const to = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? index - 1 : index + 1
    if (event.altKey && event.key.startsWith('Arrow')) move({ id, to })
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(id)
    else if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey) turn(id)
    else return
    event.preventDefault()
  }
  return (
    <li
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 0) return
        event.preventDefault()
        props.onDrop()
      }}
      className={cx('rounded-card bg-surface shadow-rest transition', props.isDragged && 'opacity-40')}
    >
      <div
        id={`sheet-${id}`}
        tabIndex={0}
        role="group"
        draggable
        aria-label={t.pageName(place, total, file, sheet.page)}
        onKeyDown={onKey}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          props.onDrag(id)
        }}
        onDragEnd={() => props.onDrag(undefined)}
        className="relative flex aspect-square cursor-grab items-center justify-center overflow-hidden rounded-t-card bg-hover p-3 active:cursor-grabbing"
      >
        <Picture picture={props.picture} turn={sheet.turn} />
        <span
          aria-hidden
          className="absolute inset-s-2 top-2 rounded-control bg-primary px-2 text-xs text-on-primary tabular-nums"
        >
          {place}
        </span>
      </div>
      <p className="truncate px-3 pt-2 text-xs text-muted" title={file}>
        {t.origin(file, sheet.page)}
      </p>
      <div className="flex justify-between p-1">
        <SheetButton label={t.earlier} isDisabled={index === 0} onPress={() => move({ id, to: index - 1 })}>
          <ArrowLeft aria-hidden className="size-4" />
        </SheetButton>
        <SheetButton label={t.later} isDisabled={place === total} onPress={() => move({ id, to: index + 1 })}>
          <ArrowRight aria-hidden className="size-4" />
        </SheetButton>
        <SheetButton label={t.rotate} onPress={() => turn(id)}>
          <RotateCw aria-hidden className="size-4" />
        </SheetButton>
        <SheetButton label={t.remove} onPress={() => remove(id)}>
          <Trash2 aria-hidden className="size-4" />
        </SheetButton>
      </div>
    </li>
  )
}

const TURNS = { 0: '', 90: 'rotate-90', 180: 'rotate-180', 270: '-rotate-90' }

function Picture({ picture, turn }: { picture: string | undefined; turn: Sheet['turn'] }) {
  const t = useTexts(PAGES_TEXTS)
  if (picture === undefined) return <span className="aspect-[210/297] h-full animate-pulse bg-pressed" />
  if (picture === '') return <span className="text-center text-sm text-muted">{t.noPicture}</span>
  return (
    <img
      src={picture}
      alt=""
      draggable={false}
      className={cx('max-h-full max-w-full bg-white shadow-rest transition duration-200', TURNS[turn])}
    />
  )
}

function SheetButton(props: {
  label: string
  isDisabled?: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      disabled={props.isDisabled}
      onClick={props.onPress}
      className="flex size-8 items-center justify-center rounded-control text-muted transition hover:not-disabled:bg-hover hover:not-disabled:text-ink disabled:opacity-40 pointer-coarse:h-11 pointer-coarse:w-9"
    >
      {props.children}
    </button>
  )
}
