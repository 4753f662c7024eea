import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { ControlSize } from './button-class'
import { cx } from './cx'
import { fieldClass } from './field-class'

export type NativeSelectProps = Omit<ComponentProps<'select'>, 'size'> & { size?: ControlSize }

/** The browser's own list of choices, which pages without script and forms take, in the look of our `Select`. */
export function NativeSelect({ size, className, ...rest }: NativeSelectProps) {
  return (
    <span className={cx('relative block min-w-0', className)}>
      <select {...rest} className={fieldClass({ size, className: 'appearance-none truncate pe-9' })} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
