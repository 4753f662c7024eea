import { RotateCcw } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { cx } from '~/components/ui/cx'
import { IconButton } from '~/components/ui/IconButton'

export type ChoiceOption<Key extends string> = {
  id: Key
  text: string
  /** Stands for the text: a picture on a tile, or fewer words on a segment. */
  shown?: ReactNode
}

type Props<Key extends string> = {
  label: string
  value: Key
  options: readonly ChoiceOption<Key>[]
  onChange: (value: Key) => void
  /** Pictures on tiles, with the name of the one in force below them; else words beside one another. */
  isDrawn?: boolean
  note?: string | undefined
  /** Leads back to what the layout has; there while it is otherwise. */
  back?: { name: string; to: Key } | undefined
}

/** One of a few, all in sight. */
export function Choice<Key extends string>(props: Props<Key>) {
  const { label, value, options, onChange, isDrawn = false, note, back } = props
  const [title, noteId] = [useId(), useId()]
  const group = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<Key>()
  const named = options.find(({ id }) => id === (over ?? value))
  const takeBack = (to: Key) => {
    // the button goes with its work
    group.current?.querySelector<HTMLInputElement>(`input[value="${to}"]`)?.focus()
    onChange(to)
  }
  return (
    <div>
      <div className="mb-1 flex min-h-5 items-center gap-2 text-sm text-ink">
        <span id={title}>{label}</span>
        {back ? (
          <>
            <span aria-hidden className="size-1.5 rounded-full bg-accent" />
            <IconButton
              icon={RotateCcw}
              label={back.name}
              className="-my-1.5 ms-auto text-muted"
              onPress={() => takeBack(back.to)}
            />
          </>
        ) : null}
      </div>
      <RadioGroup
        ref={group}
        aria-labelledby={title}
        aria-describedby={note ? noteId : undefined}
        orientation="horizontal"
        value={value}
        onChange={(key) => {
          const option = options.find(({ id }) => id === key)
          if (option) onChange(option.id)
        }}
        className={isDrawn ? cx('grid gap-2', columnsFor(options.length)) : SEGMENTS}
      >
        {options.map(({ id, text, shown = text }) => (
          <Radio
            key={id}
            value={id}
            aria-label={text}
            onHoverChange={(isOver) => setOver(isOver ? id : undefined)}
            className={isDrawn ? TILE : SEGMENT}
          >
            {shown}
          </Radio>
        ))}
      </RadioGroup>
      {isDrawn ? (
        <p aria-hidden className="mt-1 truncate text-xs text-muted">
          {named?.text}
        </p>
      ) : null}
      {note ? (
        <p id={noteId} className="mt-1 text-xs text-muted">
          {note}
        </p>
      ) : null}
    </div>
  )
}

/** Three in a row, or four where the last row would have one alone. */
const columnsFor = (count: number) => (count % 3 === 1 ? 'grid-cols-4' : 'grid-cols-3')

const FOCUS =
  'cursor-pointer data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus'
const SEGMENTS = 'flex gap-0.5 rounded-menu bg-hover p-0.5'
const SEGMENT = cx(
  FOCUS,
  'flex h-7 flex-auto basis-12 items-center justify-center rounded-control px-1 text-sm whitespace-nowrap text-muted data-hovered:text-ink data-selected:bg-[light-dark(#fff,var(--sand-6))] data-selected:text-ink data-selected:shadow-rest pointer-coarse:h-10',
)
/** A small sheet of paper, which is white in the dark as well. */
export const TILE = cx(
  FOCUS,
  'grid place-items-center overflow-hidden rounded-control border border-line bg-white transition data-hovered:border-sand-8 data-selected:border-accent data-selected:shadow-[0_0_0_1px_var(--indigo-9)] pointer-coarse:min-h-11',
)
