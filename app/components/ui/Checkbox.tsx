import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'

export type CheckboxProps = {
  isSelected?: boolean
  defaultSelected?: boolean
  isIndeterminate?: boolean
  isDisabled?: boolean
  onChange?: (isSelected: boolean) => void
  className?: string
  children: ReactNode
}

export function Checkbox(props: CheckboxProps) {
  const { isSelected, defaultSelected, isIndeterminate = false, isDisabled, onChange } = props
  const Sign = isIndeterminate ? Minus : Check
  return (
    <label
      className={cx(
        'group relative flex min-h-8 cursor-pointer items-center gap-2 text-base text-ink has-disabled:opacity-50 pointer-coarse:min-h-11',
        props.className,
      )}
    >
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate
        }}
        checked={isSelected}
        defaultChecked={defaultSelected}
        disabled={isDisabled}
        onChange={(event) => onChange?.(event.target.checked)}
        className="peer absolute size-4 cursor-pointer opacity-0"
      />
      <span className="flex size-4 shrink-0 items-center justify-center rounded-[4px] border border-input bg-surface text-white transition group-hover:border-sand-10 group-active:scale-95 peer-checked:border-accent peer-checked:bg-accent peer-indeterminate:border-accent peer-indeterminate:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus *:opacity-0 peer-checked:*:opacity-100 peer-indeterminate:*:opacity-100">
        <Sign aria-hidden className="size-3" strokeWidth={3} />
      </span>
      {props.children}
    </label>
  )
}
