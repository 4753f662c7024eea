import { PanelLeftClose, PanelRightClose, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '~/components/ui/cx'
import { IconButton } from '~/components/ui/IconButton'
import { useTexts } from '~/i18n/use-texts'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { PanelResizer } from '../soon/soon-parts'

type Props = {
  side: 'left' | 'right'
  name: string
  icon: LucideIcon
  width: { value: number; min: number; max: number }
  isOpen: boolean
  /** Over the page instead of beside it. */
  isOverlay: boolean
  onOpenChange: (isOpen: boolean) => void
  onWidth: (width: number) => void
  /** Shown under the panel's own icon while it is folded. */
  rail: ReactNode
  children: ReactNode
}

/** A panel beside the page, folded to a rail of 48 px or, on narrower screens, opened over the page. */
export function SidePanel(props: Props) {
  const { side, name, icon: Icon, width, isOpen, isOverlay, onOpenChange, onWidth, rail, children } = props
  const texts = useTexts(SHELL_TEXTS)
  const Close = side === 'left' ? PanelLeftClose : PanelRightClose
  const edge = side === 'left' ? 'border-e' : 'border-s'
  return (
    <div className={cx('relative flex shrink-0', side === 'right' && 'flex-row-reverse')}>
      {!isOpen || isOverlay ? (
        <div
          {...(isOpen ? {} : { id: `editor-${side}`, tabIndex: -1 })}
          className={cx(
            'flex min-h-0 w-12 flex-col items-center border-line bg-surface py-2 outline-none',
            edge,
          )}
        >
          <IconButton
            icon={Icon}
            label={isOpen ? texts.foldPanel(name) : texts.openPanel(name)}
            aria-expanded={isOpen}
            onPress={() => onOpenChange(!isOpen)}
          />
          {rail}
        </div>
      ) : null}
      {isOpen ? (
        <section
          aria-label={name}
          id={`editor-${side}`}
          tabIndex={-1}
          style={{ width: width.value }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isOverlay && !event.defaultPrevented) onOpenChange(false)
          }}
          className={cx(
            'flex min-h-0 flex-col border-line bg-surface outline-none',
            edge,
            isOverlay && 'absolute inset-y-0 z-20 shadow-dialog',
            isOverlay && (side === 'left' ? 'left-12' : 'right-12'),
          )}
        >
          <header className="flex h-11 shrink-0 items-center justify-between ps-4 pe-2">
            <h2 className="text-sm font-semibold">{name}</h2>
            <IconButton
              icon={Close}
              label={texts.foldPanel(name)}
              className="text-muted"
              onPress={() => onOpenChange(false)}
            />
          </header>
          <div
            className={cx(
              'relative min-h-0 flex-1 overflow-y-auto overscroll-contain',
              side === 'left' ? 'ps-1 pe-4 pointer-coarse:ps-4' : 'px-4',
            )}
          >
            {children}
          </div>
          {isOverlay ? null : <PanelResizer side={side} name={name} width={width} onWidth={onWidth} />}
        </section>
      ) : null}
    </div>
  )
}
