import { useId, type ReactNode } from 'react'
import { buttonClass } from '~/components/ui/button-class'
import { cx } from '~/components/ui/cx'

export type HeaderMenuProps = {
  label: string
  icon: ReactNode
  text?: string
  /** `sheet` fills the width under the header, for phones. */
  shape?: 'menu' | 'sheet'
  className?: string
  children: ReactNode
}

/** A native popover: it opens, closes on Escape or a click elsewhere, and gives the focus back, all without script. */
export function HeaderMenu({ label, icon, text, shape = 'menu', className, children }: HeaderMenuProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={buttonClass({
          look: text ? 'secondary' : 'ghost',
          square: !text,
          className: cx(
            'pointer-coarse:h-11',
            text ? 'max-sm:px-3' : 'text-muted hover:text-ink pointer-coarse:w-11',
            className,
          ),
        })}
      >
        {icon}
        {text && <span className="max-w-24 truncate max-lg:sr-only">{text}</span>}
      </button>
      <div
        id={id}
        popover="auto"
        // The header stays when one goes to another page, and its menu would, too.
        onClick={(event) => leads(event.target) && close(event.currentTarget)}
        onSubmit={(event) => close(event.currentTarget)}
        className={cx(
          shape === 'menu'
            ? 'header-menu min-w-44 rounded-menu bg-float p-1 shadow-float'
            : 'header-sheet border-b border-line bg-canvas p-4 shadow-float',
          'text-ink',
        )}
      >
        {children}
      </div>
    </>
  )
}

export const HEADER_OPTION =
  'flex min-h-9 w-full items-center gap-2 rounded-control px-2 text-start text-base text-ink no-underline transition ' +
  'hover:bg-hover active:bg-pressed pointer-coarse:min-h-11'

/** Some browsers throw where it is closed already. */
function close(menu: HTMLElement): void {
  if (menu.matches(':popover-open')) menu.hidePopover()
}

function leads(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button') !== null
}
