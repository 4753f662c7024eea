import { useRef, useState, type RefAttributes, type RefObject } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'

type Opened = { /** the entry that has the focus first */ at: 'first' | 'last' }

/**
 * A button that opens a menu beside it, drawn by `MenuAt`, whose script may come only then: `menu` is undefined until it is first
 * opened. A mouse opens it as it presses, Down and Up at its first and its last entry.
 */
export function useMenuButton() {
  const anchor = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<Opened | null>()
  const toggle = () => setOpened(opened ? null : { at: 'first' })
  const button = {
    ref: anchor,
    'aria-haspopup': 'menu',
    'aria-expanded': Boolean(opened),
    // The focus that comes with a press would be taken from the menu.
    preventFocusOnPress: true,
    onPressStart: ({ pointerType }) => {
      if (pointerType === 'mouse' || pointerType === 'pen') toggle()
    },
    onPress: ({ pointerType }) => {
      if (pointerType !== 'mouse' && pointerType !== 'pen') toggle()
    },
    onKeyDown: (event) => {
      const at = ({ ArrowDown: 'first', ArrowUp: 'last' } as const)[event.key]
      if (at && !event.altKey && !event.ctrlKey && !event.metaKey) setOpened({ at })
      else event.continuePropagation()
    },
  } satisfies ButtonProps & RefAttributes<HTMLButtonElement>
  const menu =
    opened === undefined
      ? undefined
      : {
          anchor,
          isOpen: opened !== null,
          autoFocus: opened?.at ?? ('first' as const),
          onOpenChange: (isOpen: boolean) => {
            setOpened(isOpen ? { at: 'first' } : null)
            if (!isOpen) takeLostFocus(anchor)
          },
        }
  return { button, menu }
}

/** A menu that a mouse opened leaves the focus nowhere when it closes; it gives it back in the frame after. */
function takeLostFocus(anchor: RefObject<HTMLButtonElement | null>): void {
  const look = () => {
    if (document.activeElement === document.body) anchor.current?.focus({ preventScroll: true })
  }
  requestAnimationFrame(() => requestAnimationFrame(look))
}
