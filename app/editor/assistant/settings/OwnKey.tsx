import { CircleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { CallError } from '~/api/client'
import { Button } from '~/components/ui/Button'
import { TextField } from '~/components/ui/TextField'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { editorClient } from '../../session/editor-client'
import { loadStatus } from '../run/status'
import type { Status } from '../run/session'
import { useAssistant } from '../run/use-assistant'
import { SETTINGS_TEXTS } from '../texts/settings-texts'

/** A key of the person's own: tried, kept, never shown again, replaced, removed. */
export function OwnKey({ status }: { status: Status }) {
  const texts = useTexts(SETTINGS_TEXTS)
  const { state } = useAssistant()
  const { key, setKey, keep, busy, error, field, section } = useKey()
  const { hasOwnKey, mayUseOwnKey } = status
  return (
    <section ref={section} tabIndex={-1} className="space-y-3">
      <div>
        <h3 className="text-sm font-semibold text-ink">{texts.ownKey}</h3>
        <p className="text-sm text-muted">{mayUseOwnKey ? texts.ownKeyText : texts.notAllowed}</p>
      </div>
      {hasOwnKey ? <KeptKey isRefused={mayUseOwnKey && state.isKeyRefused} /> : null}
      {mayUseOwnKey ? (
        <form
          id={FORM}
          onSubmit={(event) => {
            event.preventDefault()
            if (key.trim() && !busy) void keep(key.trim())
          }}
        >
          <TextField
            label={hasOwnKey ? texts.newKeyLabel : texts.keyLabel}
            type="password"
            autoComplete="off"
            maxLength={300}
            value={key}
            onChange={setKey}
            inputRef={field}
            {...(error ? { error } : {})}
          />
        </form>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {mayUseOwnKey ? (
          <Button
            size="sm"
            look="primary"
            type="submit"
            form={FORM}
            isPending={busy === 'keep'}
            isDisabled={!key.trim()}
          >
            {texts.keep}
          </Button>
        ) : null}
        {hasOwnKey ? (
          <Button size="sm" look="ghost" isPending={busy === 'remove'} onPress={() => void keep(null)}>
            {texts.remove}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

const FORM = 'assistant-own-key'

function KeptKey({ isRefused }: { isRefused: boolean }) {
  const texts = useTexts(SETTINGS_TEXTS)
  if (!isRefused) return <p className="text-sm text-ink">{texts.hasKey}</p>
  return (
    <p className="flex items-start gap-2 rounded-control bg-danger-tint p-2 ps-3 text-sm text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {texts.refusedKey}
    </p>
  )
}

/** What is typed, and the call that keeps or forgets a key. */
function useKey() {
  const texts = useTexts(SETTINGS_TEXTS)
  const { editor, session } = useAssistant()
  const [key, setKey] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState<'keep' | 'remove'>()
  const field = useRef<HTMLInputElement>(null)
  const section = useRef<HTMLElement>(null)
  const keep = async (next: string | null) => {
    setBusy(next === null ? 'remove' : 'keep')
    setError('')
    try {
      await editorClient().call('POST /ai/key', { input: { key: next } })
      setKey('')
      toast.success(next === null ? texts.removed : texts.kept)
      session.update(() => ({ isKeyRefused: false }))
      await loadStatus({ session, editor })
      const { isForKey } = session.state.get()
      if (next !== null && isForKey) return session.update(() => ({ view: 'tabs', isForKey: false }))
      // The button that was pressed is gone or off.
      section.current?.focus()
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
      // 400: no key looks like that
      setError(fault.code === 422 || fault.code === 400 ? texts.badKey : fault.message)
      field.current?.focus()
    } finally {
      setBusy(undefined)
    }
  }
  return { key, setKey, keep, busy, error, field, section }
}
