import type { KeyboardEvent } from 'react'
import { heldBlock } from '../blocks/block-marks'
import { cropAt } from '../photo/crop-state'
import type { FieldTarget } from '../session/editor'
import type { Pen } from '../writing/pen'
import { fieldOfBlock } from './field-of-block'

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

type Options = {
  event: KeyboardEvent<HTMLElement>
  pick: (target: FieldTarget) => void
  pen?: Pen | undefined
}

/**
 * The page by keyboard: Enter on the canvas goes to the first text in sight, the arrows from text to text in reading
 * order, Enter from a text to its field, Tab to the handle of its block, Escape back to the canvas. While one writes, keys
 * are `onWriterKey`’s.
 */
export function onBlockKey({ event, pick, pen }: Options): void {
  const canvas = event.currentTarget
  const { target, key } = event
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const handle = key === 'Tab' && !event.shiftKey ? handleOf(target) : null
  if (handle) {
    handle.focus({ preventScroll: true })
    return event.preventDefault()
  }
  // Nothing is looked for at a letter that is written on the page.
  if (target !== canvas && !isBlock(target)) return
  const blocks = [...canvas.querySelectorAll<HTMLElement>('.jl-editor-pages [data-block]')]
  const index = blocks.indexOf(target)
  const next =
    index >= 0
      ? blocks[STEPS[key]?.(index, blocks.length - 1) ?? -1]
      : target === canvas && key === 'Enter'
        ? firstInSight({ canvas, blocks })
        : undefined
  if (next) select(next)
  else if (index >= 0 && key === 'Escape') canvas.focus()
  else if (index >= 0 && key === 'Enter' && pen && cropAt(target)) return event.preventDefault()
  else if (index >= 0 && key === 'Enter') {
    const block = target.dataset.block ?? ''
    const written = pen?.fieldAt({ leaf: block, at: Number(target.dataset.from ?? 0) })
    const field = fieldOfBlock(block)
    if (written)
      pen?.put({ owner: written.owner, field: written.field, anchor: written.at, focus: written.at })
    else if (field) pick(field)
  } else return
  event.preventDefault()
}

const isBlock = (element: HTMLElement) => element.matches('.jl-editor-pages [data-block]')

/** The handle of the block that a text belongs to, drawn while the text has the focus. */
function handleOf(target: HTMLElement): HTMLElement | null {
  const held = isBlock(target) ? heldBlock.get() : undefined
  return held === undefined
    ? null
    : document.querySelector<HTMLElement>(`[data-block-handle="${CSS.escape(held)}"]`)
}

function firstInSight({ canvas, blocks }: { canvas: HTMLElement; blocks: HTMLElement[] }) {
  const { top } = canvas.getBoundingClientRect()
  return blocks.find((block) => block.getBoundingClientRect().bottom > top) ?? blocks[0]
}

function select(block: HTMLElement): void {
  block.tabIndex = -1
  block.focus({ preventScroll: true })
  block.scrollIntoView({ block: 'nearest' })
}
