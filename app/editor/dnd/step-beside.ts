import type { KeyboardEvent } from 'react'

/**
 * Left and Right lead from the end of a row's field to the buttons beside it and back, for Tab goes from field to field. A key that
 * is held down stays in the text.
 */
export function stepBeside(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
  const isPlain = !(event.repeat || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
  if (by === undefined || !isPlain || event.nativeEvent.isComposing || !(target instanceof HTMLElement))
    return
  if (target instanceof HTMLInputElement && !isAtEnd(target, by)) return
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('button, input')]
  const next = stops.includes(target) ? stops[stops.indexOf(target) + by] : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Whether the caret stands where the text ends on the left or the right. */
function isAtEnd(box: HTMLInputElement, by: number): boolean {
  const { selectionStart, selectionEnd, value } = box
  const isBack = by < 0 === (getComputedStyle(box).direction === 'ltr')
  return selectionStart === selectionEnd && selectionStart === (isBack ? 0 : value.length)
}
