import { useRef, type KeyboardEvent } from 'react'
import { useDrag, useDrop } from 'react-aria-components'
import type { PressEvent } from 'react-aria-components/Button'
import { useLift } from './use-lift'

type Options = {
  /** Rows move within their list only. */
  list: string
  id: string
  index: number
  name: string
  onMove: (move: { id: string; name: string; to: number }) => void
}

/**
 * A row that is moved by its handle: by pointer, by keys that lift it, by Alt+↑/↓, or by React Aria's drag for the gestures of a
 * screen reader. Its drag by keys knows Tab alone, lets arrows scroll, and fails when the handle is pressed again.
 */
export function useSortable({ list, id, index, name, onMove }: Options) {
  const row = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const type = dragType(list)
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    getAllowedDropOperations: () => ['move'],
    getItems: () => [{ [type]: id, 'text/plain': name }],
  })
  const { dropProps, isDropTarget } = useDrop({
    ref: row,
    getDropOperation: (types) => (types.has(type) ? 'move' : 'cancel'),
    onDrop: ({ items }) => {
      for (const item of items) {
        if (item.kind === 'text' && item.types.has(type)) {
          void Promise.all([item.getText(type), item.getText('text/plain')]).then(([moved, its]) =>
            onMove({ id: moved, name: its, to: index }),
          )
        }
      }
    },
  })
  const lift = useLift({ id, name, onMove })
  const onPress = (event: PressEvent) => {
    if (event.pointerType === 'keyboard') lift.press()
    else if (!isDragging) dragButtonProps.onPress?.(event)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (lift.onKeyDown(event)) return
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined || hasLines(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    onMove({ id, name, to: index + step })
  }
  return {
    row,
    handle,
    rowProps: { ...dropProps, onKeyDown },
    dragProps,
    dragButtonProps: { ...dragButtonProps, onPress, onBlur: lift.onBlur },
    isDragging,
    isDropTarget: isDropTarget || lift.isAimedAt,
  }
}

/** In a text of several lines the arrows are its own. */
function hasLines(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}

/** Drag types are compared in lower case, ids are not. */
function dragType(list: string): string {
  return `application/x-jianli-${Array.from(list, (character) => character.charCodeAt(0).toString(16)).join('')}`
}
