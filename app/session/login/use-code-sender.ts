import { useEffect, useRef, useState } from 'react'
import { CallError } from '~/api/client'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { errorOf } from './error-of'
import { LOGIN_TEXTS } from './texts'

const WAIT_SECONDS = 60

export type CodeSenderOptions = {
  purpose: 'login' | 'reset' | 'bind' | 'confirm'
  /** The address, or null when it is no good yet; the form has said so. */
  emailOf: () => Promise<string | null>
  onSent: () => void
  /** Gets what to tell below the address. */
  onError: (message: string) => void
}

type CodeForm = {
  trigger: (field: 'email', options: { shouldFocus: boolean }) => Promise<boolean>
  getValues: (field: 'email') => string
  setFocus: (field: 'code') => void
  setError: (field: 'email', error: { message: string }) => void
}

/** What a form with an address and the code mailed to it mails that by. */
export const senderOf = (form: CodeForm) => ({
  emailOf: async () =>
    (await form.trigger('email', { shouldFocus: true })) ? form.getValues('email') : null,
  onSent: () => form.setFocus('code'),
  onError: (message: string) => form.setError('email', { message }),
})

/** Mails a code and counts down until the next may be asked for: what CodeField needs beside its value. */
export function useCodeSender({ purpose, emailOf, onSent, onError }: CodeSenderOptions) {
  const t = useTexts(LOGIN_TEXTS)
  const [isSending, setSending] = useState(false)
  const { left, start } = useCountdown()
  const notice = useRef<number>(undefined)
  // With the form goes what was said of it, as the next step has its own to say.
  useEffect(() => () => void (notice.current !== undefined && toast.dismiss(notice.current)), [])
  const send = async () => {
    const email = await emailOf()
    if (email === null) return
    setSending(true)
    try {
      const input = { email, purpose }
      const { retryAfter } = await call('POST /email/send-code', { input })
      start(retryAfter)
      notice.current = toast.info(t.codeSent)
      onSent()
    } catch (error) {
      if (error instanceof CallError && error.code === 429) start(WAIT_SECONDS)
      onError(errorOf(error))
    } finally {
      setSending(false)
    }
  }
  return { onSend: () => void send(), isSending, left }
}

/** Whole seconds that are left, 0 when over; `start(60)` begins anew. */
function useCountdown() {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) setEnd(0)
    }, 250)
    return () => clearInterval(timer)
  }, [end])
  return {
    left,
    start(seconds: number) {
      setLeft(seconds)
      setEnd(Date.now() + seconds * 1000)
    },
  }
}
