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
    let to = index
    followPointer({
      from: event,
      onLift: () => {
        setIsLifted(true)
        editor.announce(texts.lifted(name))
      },
      onMove: (at) => {
        const pane = row.current && paneOf(row.current)
        if (pane) scrollNear({ pane, at })
        to = markPlace({ rows: rowsOf(list), index, at })
      },
      onEnd: (isDropped) => {
        setIsLifted(false)
        rowsOf(list).forEach((one) => delete one.dataset.drop)
        if (isDropped && to !== index) onMove({ id, name, to })
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

type Marking = { rows: readonly HTMLElement[]; index: number; at: At }

/** The row under the pointer gives its place to the one at `index`: draws a line there and answers which place it is. */
function markPlace({ rows, index, at }: Marking): number {
  const under = rows.findLastIndex((one) => one.getBoundingClientRect().top <= at.clientY)
  const to = Math.max(0, under)
  for (const [place, one] of rows.entries()) {
    if (place === to && to !== index) one.dataset.drop = to < index ? 'before' : 'behind'
    else delete one.dataset.drop
  }
  return to
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
