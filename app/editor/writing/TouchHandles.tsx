import type { PointerEvent, RefObject } from 'react'
import type { Caret } from './caret'
import { dragHandle, type HandleName } from './drag-handle'
import type { Pen } from './pen'

type Props = {
  ref: RefObject<HTMLDivElement | null>
  pen: Pen
  caret: Caret
  isSelected: boolean
  onDrag: () => void
  /** Tells whether the finger has moved. */
  onEnd: (isMoved: boolean) => void
}

/** What a finger takes hold of: the ends of what is selected, or the caret. Keys have their own way, screen readers too. */
export function TouchHandles({ ref, pen, caret, isSelected, onDrag, onEnd }: Props) {
  const begin = (name: HandleName) => (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return
    event.preventDefault()
    // The pages are met below the handles meanwhile.
    ref.current?.setAttribute('data-dragged', '')
    onDrag()
    dragHandle({
      ...{ pen, caret, name, event: event.nativeEvent },
      onEnd: (isMoved) => {
        ref.current?.removeAttribute('data-dragged')
        onEnd(isMoved)
      },
    })
  }
  const names: HandleName[] = isSelected ? ['start', 'end'] : ['caret']
  return (
    <div ref={ref} aria-hidden className="jl-handles">
      {names.map((name) => (
        <div
          key={name}
          data-end={name}
          className="jl-handle"
          onPointerDown={begin(name)}
          // The focus, and with it the keys, stay with the page.
          onMouseDown={(event) => event.preventDefault()}
        />
      ))}
    </div>
  )
}
