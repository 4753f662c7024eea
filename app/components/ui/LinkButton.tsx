import { Link, type LinkProps } from '@remix-run/react'
import { buttonClass, type ButtonLook, type ControlSize } from './button-class'

export type LinkButtonProps = LinkProps & { look?: ButtonLook; size?: ControlSize }

export function LinkButton({ look, size, className, ...props }: LinkButtonProps) {
  return <Link {...props} className={buttonClass({ look, size, className })} />
}
