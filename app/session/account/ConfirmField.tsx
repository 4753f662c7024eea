import { useRef, useState } from 'react'
import * as z from 'zod'
import { CodeField } from '~/session/login/CodeField'
import { mailedCode } from '~/session/login/login-schemas'
import { useCodeSender } from '~/session/login/use-code-sender'
import { TextField } from '~/components/ui/TextField'
import { useTexts } from '~/i18n/use-texts'
import type { SessionUser } from '~/session/session-store'
import { useAsked } from '~/session/use-asked'
import { namedFault } from './named-fault'
import { ACCOUNT_DIALOG_TEXTS } from './texts'

export type ConfirmFieldProps = {
  user: SessionUser
  name: string
  value: string
  error?: string | undefined
  autoFocus?: boolean
  onChange: (secret: string) => void
  onBlur?: () => void
  /** the code could not be mailed */
  onFault: (message: string) => void
}

/**
 * Asks for the password, or for a code that is mailed to the account's own address where none is set; who has neither is
 * asked nothing.
 */
export function ConfirmField({ user, autoFocus, onFault, ...field }: ConfirmFieldProps) {
  const { email, hasPassword } = user
  const t = useTexts(ACCOUNT_DIALOG_TEXTS)
  const place = useRef<HTMLDivElement>(null)
  const sender = useCodeSender({
    purpose: 'confirm',
    emailOf: () => Promise.resolve(email),
    onSent: () => place.current?.querySelector('input')?.focus(),
    onError: onFault,
  })
  if (hasPassword)
    return (
      <TextField
        {...field}
        label={t.password.current}
        type="password"
        autoComplete="current-password"
        size="lg"
        autoFocus={autoFocus}
      />
    )
  if (!email) return null
  return (
    <div ref={place}>
      <CodeField {...field} {...sender} label={t.confirmCode(email)} />
    </div>
  )
}

/** What the field must hold, with the texts of the login's forms. */
export function secretSchema({ email, hasPassword }: SessionUser) {
  if (hasPassword) return z.string().min(1, { error: 'passwordEmpty' })
  return email ? mailedCode : z.string()
}

type Options = { user: SessionUser; secret: string }

/** The field of a form that asks nothing more than who it is, and what it waits for and was said against it. */
export function useConfirm(user: SessionUser, say = sayRefused) {
  const [secret, setSecret] = useState('')
  const { fault, setFault, isPending, ask } = useAsked(say)
  return {
    ...{ fault, isPending },
    field: {
      ...{ user, name: 'secret', value: secret, onChange: setSecret, autoFocus: true },
      ...{ error: fault, onFault: setFault },
    },
    ask: (run: (input: ReturnType<typeof confirmationOf>) => Promise<void>) =>
      ask(() => run(confirmationOf({ user, secret }))),
  }
}

export function sayRefused(error: unknown): string {
  return namedFault({ error, fields: ['currentPassword', 'confirmCode'] }).message
}

/** The same as the calls take it. */
export function confirmationOf({ user: { email, hasPassword }, secret }: Options) {
  if (hasPassword) return { currentPassword: secret }
  return email ? { confirmCode: secret } : {}
}
