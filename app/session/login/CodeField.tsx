import type { Ref } from 'react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { DigitsField } from './DigitsField'
import { LOGIN_TEXTS } from './texts'

export type CodeFieldProps = {
  /** else: the code that was mailed */
  label?: string
  name: string
  value: string
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  onChange: (code: string) => void
  onBlur?: () => void
  /** All six digits are there, typed or pasted. */
  onComplete?: () => void
  onSend: () => void
  isSending: boolean
  /** Seconds until another code may be asked for. */
  left: number
}

export function CodeField(props: CodeFieldProps) {
  const t = useTexts(LOGIN_TEXTS)
  const change = (digits: string) => {
    props.onChange(digits)
    if (digits.length < 6 || props.value.length === 6 || !props.onComplete) return
    takeEnter()
    props.onComplete()
  }
  return (
    <div className="grid grid-cols-[1fr_auto] gap-2">
      <DigitsField
        label={props.label ?? t.code}
        name={props.name}
        value={props.value}
        onChange={change}
        onBlur={props.onBlur}
        inputRef={props.inputRef}
        error={props.error}
        description={t.codeHint}
      />
      <Button
        size="lg"
        className="mt-6 min-w-32 tabular-nums"
        isDisabled={props.left > 0}
        isPending={props.isSending}
        // where there are two codes, each button says whose it is
        aria-label={props.label && props.left === 0 ? `${t.sendCode}: ${props.label}` : undefined}
        onPress={props.onSend}
      >
        {props.left > 0 ? t.resendIn(props.left) : t.sendCode}
      </Button>
    </div>
  )
}

const ENTER_MS = 1500

/**
 * A complete code is sent by itself. The Enter that habit adds is meant for it, not for the button that has the focus
 * once the dialog has closed.
 */
function takeEnter() {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const onKey = (event: KeyboardEvent) => {
    stop.abort()
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', onKey, options)
  window.addEventListener('pointerdown', () => stop.abort(), options)
  setTimeout(() => stop.abort(), ENTER_MS)
}
