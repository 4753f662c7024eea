import type { ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { cx } from './cx'
import { POPOVER } from './overlay-class'

export type PopoverProps = Pick<
  AriaPopoverProps,
  'placement' | 'isOpen' | 'onOpenChange' | 'triggerRef' | 'offset' | 'isNonModal'
> & {
  /** The popover's name. */
  label: string
  /** A Button or IconButton; left out when `triggerRef` and `isOpen` are given. */
  trigger?: ReactNode
  className?: string
  children: ReactNode | ((options: { close: () => void }) => ReactNode)
}

export function Popover({
  label,
  trigger,
  className,
  children,
  isOpen,
  onOpenChange,
  ...props
}: PopoverProps) {
  const body = (
    <Dialog aria-label={label} className="outline-none">
      {({ close }) => (typeof children === 'function' ? children({ close }) : children)}
    </Dialog>
  )
  const look = cx(POPOVER, 'max-w-[min(24rem,calc(100vw-1rem))] p-4', className)
  if (!trigger) {
    return (
      <AriaPopover {...props} isOpen={isOpen} onOpenChange={onOpenChange} className={look}>
        {body}
      </AriaPopover>
    )
  }
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover {...props} className={look}>
        {body}
      </AriaPopover>
    </DialogTrigger>
  )
}
