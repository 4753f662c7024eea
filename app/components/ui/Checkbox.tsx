import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox'
import { cx } from './cx'

export type CheckboxProps = Omit<AriaCheckboxProps, 'className' | 'children' | 'style'> & {
  className?: string
  children: ReactNode
}

export function Checkbox({ className, children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      className={cx(
        'group flex min-h-8 cursor-pointer items-center gap-2 text-base text-ink data-disabled:opacity-50 pointer-coarse:min-h-11',
        className,
      )}
    >
      {({ isIndeterminate }) => (
        <>
          <span className="flex size-4 shrink-0 items-center justify-center rounded-[4px] border border-input bg-surface text-white transition group-hover:border-sand-10 group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus group-data-indeterminate:border-accent group-data-indeterminate:bg-accent group-data-invalid:border-danger group-data-pressed:scale-95 group-data-selected:border-accent group-data-selected:bg-accent">
            {isIndeterminate ? (
              <Minus aria-hidden className="size-3" strokeWidth={3} />
            ) : (
              <Check
                aria-hidden
                strokeWidth={3}
                className="size-3 opacity-0 group-data-selected:opacity-100"
              />
            )}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  )
}
