import { X, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef, type RefObject } from 'react'
import { cx } from '~/components/ui/cx'
import { IconButton } from '~/components/ui/IconButton'

type Props = {
  id: string
  name: string
  /** Over the page, on narrower screens. */
  isOverlay: boolean
  /** Beside the page and as wide as it. */
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

/** A panel beside the page, or over it on narrower screens. The focus goes in, and back when it closes. */
export function SideDrawer({ id, name, isOverlay, isWide = false, onClose, children }: Props) {
  const ref = useFocusWithin()
  return (
    <section
      ref={ref}
      id={id}
      aria-label={name}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
      className={cx(
        'flex min-h-0 flex-col border-s border-line bg-surface outline-none',
        isWide ? 'min-w-0 flex-1' : 'w-96 shrink-0',
        isOverlay && 'absolute inset-y-0 right-12 z-20 max-w-[calc(100%-6rem)] shadow-dialog',
      )}
    >
      {children}
    </section>
  )
}

type TitledProps = Omit<Props, 'isWide'> & {
  icon?: LucideIcon
  /** What closes it is called. */ close: string
}

/** The same with its name above what it holds. */
export function TitledDrawer({ icon: Icon, close, children, ...drawer }: TitledProps) {
  return (
    <SideDrawer {...drawer}>
      <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line ps-4 pe-2">
        {Icon ? <Icon aria-hidden className="size-4 shrink-0 text-muted" /> : null}
        <h2 className="min-w-0 flex-1 truncate text-base font-semibold text-ink">{drawer.name}</h2>
        <IconButton icon={X} label={close} onPress={drawer.onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 pb-16">{children}</div>
    </SideDrawer>
  )
}

/** For a panel that opens beside the page: the focus goes in, and back to where it was when the panel closes. */
function useFocusWithin(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const panel = ref.current
    const before = document.activeElement
    panel?.focus({ preventScroll: true })
    return () => {
      const isElsewhere = document.activeElement !== document.body && !panel?.contains(document.activeElement)
      if (before instanceof HTMLElement && before.isConnected && !isElsewhere)
        before.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
