import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { BLOCK_TEXTS } from '../texts/block-texts'
import { followPointer, type At } from './follow-pointer'
import { scrollNear } from './scroll-near'

type Options = {
  /** Rows move within their list only. */
  list: string
  id: string
  index: number
  name: string
  onMove: (move: { id: string; name: string; to: number }) => void
}

/** A row that is moved by its handle: dragged by pointer or finger, by ↑/↓ on it, or by Alt+↑/↓ anywhere in the row. */
export function useSortable({ list, id, index, name, onMove }: Options) {
  const editor = useEditor()
  const texts = useTexts(BLOCK_TEXTS)
  const row = useRef<HTMLDivElement>(null)
  const [isLifted, setIsLifted] = useState(false)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    let places: Places | undefined
    followPointer({
      from: event,
      onLift: () => {
        setIsLifted(true)
        editor.announce(texts.lifted(name))
      },
      onMove: (at) => {
        const pane = row.current && paneOf(row.current)
        if (pane) scrollNear({ pane, at })
        places = row.current ? placesAt({ row: row.current, rows: rowsOf(list), at }) : undefined
        markPlace({ rows: rowsOf(list), places })
      },
      onEnd: (isDropped) => {
        setIsLifted(false)
        markPlace({ rows: rowsOf(list), places: undefined })
        if (isDropped && places && places.from !== places.to) onMove({ id, name, to: places.to })
        else editor.announce(texts.putBack(name))
      },
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const isOnHandle = event.target instanceof HTMLElement && event.target.dataset.handle === id
    if (step === undefined || hasLines(event.target) || (!event.altKey && !isOnHandle)) return
    event.preventDefault()
    event.stopPropagation()
    onMove({ id, name, to: index + step })
  }
  return { row, rowProps: { onKeyDown }, handleProps: { onPointerDown }, isLifted }
}

const rowsOf = (list: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-list="${CSS.escape(list)}"]`),
]

/** Where a row stands in its list, and where it would. */
type Places = { from: number; to: number }
type Placing = { row: HTMLElement; rows: readonly HTMLElement[]; at: At }

/** Pixels beside its list where a row may still be let go. */
const BESIDE = 120

/** By the middles of the other rows; nothing away from the list, or when the row has gone meanwhile. */
function placesAt({ row, rows, at }: Placing): Places | undefined {
  const from = rows.indexOf(row)
  const { left, right } = row.getBoundingClientRect()
  if (from < 0 || at.clientX < left - BESIDE || at.clientX > right + BESIDE) return undefined
  const passed = rows.filter((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return one !== row && (top + bottom) / 2 < at.clientY
  })
  return { from, to: passed.length }
}

/** Draws a line where a row would land, none where it stands already. */
function markPlace({ rows, places }: { rows: readonly HTMLElement[]; places: Places | undefined }): void {
  for (const [index, one] of rows.entries()) {
    if (places?.to === index && places.from !== index)
      one.dataset.drop = index < places.from ? 'before' : 'behind'
    else delete one.dataset.drop
  }
}

/** What scrolls a row. */
function paneOf(row: Element): Element | undefined {
  for (let one = row.parentElement; one; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  return undefined
}

/** In a text of several lines the arrows are its own. */
function hasLines(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}
