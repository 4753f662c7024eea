import { TextField } from '~/components/ui/TextField'
import { useTexts } from '~/i18n/use-texts'
import { LOGIN_TEXTS } from './texts'
import type { useField } from './use-field'

export type EmailFieldProps = ReturnType<typeof useField> & {
  /** `username` where a password manager shall find the account. */
  autoComplete: 'email' | 'username'
  onEmail?: (email: string) => void
}

/** The address, first in every form for signing in. */
export function EmailField({ onEmail, onChange, ...props }: EmailFieldProps) {
  const t = useTexts(LOGIN_TEXTS)
  return (
    <TextField
      {...props}
      onChange={(text) => {
        onChange(text)
        onEmail?.(text)
      }}
      label={t.email}
      type="email"
      placeholder={t.emailPlaceholder}
      size="lg"
      autoFocus
    />
  )
}
