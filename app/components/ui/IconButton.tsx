import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { buttonClass, type ButtonLook, type ControlSize } from './button-class'
import { Tooltip } from './Tooltip'

export type IconButtonProps = Omit<
  AriaButtonProps,
  'className' | 'children' | 'style' | 'aria-label' | 'isPending'
> & {
  ref?: Ref<HTMLButtonElement>
  /** The button's name, also shown as its tooltip. */
  label: string
  /** Shown in the tooltip after the label, such as "⌘Z". */
  shortcut?: string
  look?: ButtonLook
  size?: ControlSize
  className?: string
  icon: LucideIcon
  /** Another size than 16 px. */
  iconClass?: string
}

export function IconButton({
  label,
  shortcut,
  look = 'ghost',
  size = 'sm',
  className,
  icon: Icon,
  iconClass = 'size-4',
  ...props
}: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut}>
      <AriaButton
        {...props}
        aria-label={label}
        className={buttonClass({ look, size, square: true, className })}
      >
        <Icon aria-hidden className={iconClass} />
      </AriaButton>
    </Tooltip>
  )
}
