import type { PointerEvent, RefObject } from 'react'
import type { Caret } from './caret'
import { dragHandle, type HandleName } from './drag-handle'
import type { Pen } from './pen'
import { placeBeside } from './use-page-pointer'

type Props = {
  ref: RefObject<HTMLDivElement | null>
  pen: Pen
  caret: Caret
  isSelected: boolean
  onDrag: () => void
  /** Tells whether the finger has moved. */
  onEnd: (isMoved: boolean) => void
}

/** Pixels around the drop of a handle in which a tap means it. */
const [BESIDE, BELOW] = [14, 26]

function meetsDrop({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): boolean {
  const { left, top } = currentTarget.getBoundingClientRect()
  const tip = parseFloat(getComputedStyle(currentTarget).getPropertyValue('--tip')) || 0
  return Math.abs(clientX - left - tip) <= BESIDE && clientY - top <= BELOW
}

/** What a finger takes hold of: the ends of what is selected, or the caret. Keys have their own way, screen readers too. */
export function TouchHandles({ ref, pen, caret, isSelected, onDrag, onEnd }: Props) {
  const begin = (name: HandleName) => (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return
    event.preventDefault()
    const isOnDrop = meetsDrop(event)
    // The pages are met below the handles meanwhile.
    ref.current?.setAttribute('data-dragged', '')
    onDrag()
    dragHandle({
      ...{ pen, caret, name, event: event.nativeEvent },
      onEnd: (isMoved) => {
        // Beside the drop that is seen a tap means the text under it.
        const at = isMoved || name !== 'caret' || isOnDrop ? undefined : placeBeside({ pen, event })
        ref.current?.removeAttribute('data-dragged')
        if (at) pen.put({ owner: at.owner, field: at.field, anchor: at.at, focus: at.at, behind: at.behind })
        onEnd(isMoved || at !== undefined)
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
