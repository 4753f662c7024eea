import type { LucideIcon } from 'lucide-react'
import { useEffect, type ReactNode, type Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { buttonClass, type ButtonLook, type ControlSize } from './button-class'
import { SpinnerRing } from './SpinnerRing'

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'children' | 'style'> & {
  ref?: Ref<HTMLButtonElement>
  look?: ButtonLook
  size?: ControlSize
  className?: string
  /** Before the words. */
  icon?: LucideIcon | undefined
  children: ReactNode
}

/** A button with words; `isPending` keeps its width, shows a ring and ignores presses. */
export function Button({ look, size, className, icon: Icon, children, ...props }: ButtonProps) {
  const says = props.isPending !== undefined
  useEffect(() => (says ? dropNameless : undefined), [says])
  return (
    <AriaButton {...props} className={buttonClass({ look, size, className })}>
      {props.isPending && <SpinnerRing />}
      {Icon && <Icon aria-hidden className="size-4" />}
      {children}
    </AriaButton>
  )
}

/** The library says that a button waits by a node that takes its name from it: with the button gone that would be an image without one. */
function dropNameless(): void {
  for (const node of document.querySelectorAll('[data-live-announcer] [aria-labelledby]'))
    if (!document.getElementById(node.getAttribute('aria-labelledby') ?? '')) node.remove()
}
