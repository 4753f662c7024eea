import type { ReactNode } from 'react'
import { cx } from '~/components/ui/cx'

type Props = {
  id: string
  label: string
  hint?: string
  error?: string
  hideLabel?: boolean
  children: ReactNode
}

/** Label, control and, under it, the reason why it does not take what was typed, or a hint. */
export function FieldFrame({ id, label, hint, error, hideLabel, children }: Props) {
  return (
    <div className="min-w-0">
      <label
        id={`${id}-label`}
        htmlFor={id}
        // What is no form's control isn't focused by its label.
        onClick={() => {
          const box = document.getElementById(id)
          if (box?.isContentEditable) box.focus()
        }}
        className={hideLabel ? 'sr-only' : 'mb-1 block text-sm text-ink'}
      >
        {label}
      </label>
      {children}
      {error || hint ? (
        <p id={`${id}-note`} className={cx('mt-1 text-xs', error ? 'text-danger' : 'text-muted')}>
          {error ?? hint}
        </p>
      ) : null}
    </div>
  )
}
