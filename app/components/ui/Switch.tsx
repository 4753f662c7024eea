import type { ReactNode } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import { cx } from './cx'

export type SwitchProps = Omit<AriaSwitchProps, 'className' | 'children' | 'style'> & {
  className?: string
  /** `sm` among fields whose labels are small. */
  size?: 'sm' | 'md'
  children: ReactNode
}

/** The label stands before the switch, so that a column of them is aligned on both edges. */
export function Switch({ className, size = 'md', children, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      className={cx(
        'group flex min-h-8 cursor-pointer items-center justify-between gap-3 text-ink data-disabled:opacity-50 pointer-coarse:min-h-11',
        size === 'sm' ? 'text-sm' : 'text-base',
        className,
      )}
    >
      <span className="min-w-0 flex-1">{children}</span>
      <span className="h-5 w-9 shrink-0 rounded-full bg-sand-9 p-0.5 transition duration-160 group-hover:bg-sand-10 group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus group-data-selected:bg-accent forced-colors:border">
        <span className="block size-4 rounded-full bg-white transition duration-160 group-data-pressed:scale-90 group-data-selected:translate-x-4 forced-colors:bg-[ButtonText]" />
      </span>
    </AriaSwitch>
  )
}
