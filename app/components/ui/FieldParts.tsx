import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'

export type FieldWords = {
  label: string
  /** The label stays for screen readers only. */
  hideLabel?: boolean
  description?: string
  /** Shown in place of the description and read with the field; its presence marks the field as invalid. */
  error?: string
}

export function FieldLabel({ label, hideLabel }: Pick<FieldWords, 'label' | 'hideLabel'>) {
  return <Label className={hideLabel ? 'sr-only' : 'text-sm text-ink'}>{label}</Label>
}

export function FieldNotes({ description, error }: Pick<FieldWords, 'description' | 'error'>) {
  return (
    <>
      {description && !error && (
        <Text slot="description" className="text-xs text-muted">
          {description}
        </Text>
      )}
      <FieldError className="flex items-start gap-1 text-sm text-danger">
        {({ validationErrors }) => <ErrorLine>{error ?? validationErrors.join(' ')}</ErrorLine>}
      </FieldError>
    </>
  )
}

function ErrorLine({ children }: { children: ReactNode }) {
  return (
    <>
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </>
  )
}

export const FIELD_STACK = 'flex min-w-0 flex-col gap-1'
