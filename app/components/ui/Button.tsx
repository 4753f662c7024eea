import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { buttonClass, type ButtonLook, type ControlSize } from './button-class'
import { SpinnerRing } from './SpinnerRing'

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'children' | 'style'> & {
  ref?: Ref<HTMLButtonElement>
  look?: ButtonLook
  size?: ControlSize
  className?: string
  children: ReactNode
}

/** A button with words; `isPending` keeps its width, shows a ring and ignores presses. */
export function Button({ look, size, className, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={buttonClass({ look, size, className })}>
      {props.isPending && <SpinnerRing />}
      {children}
    </AriaButton>
  )
}
