import { useState } from 'react'
import { CallError } from '~/api/client'
import { Button } from '~/components/ui/Button'
import { TextField } from '~/components/ui/TextField'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { editorClient } from '../../session/editor-client'
import { loadStatus } from '../run/load-status'
import type { Status } from '../run/session'
import { useAssistant } from '../run/use-assistant'
import { SETTINGS_TEXTS } from '../texts/settings-texts'

/** A key of the person's own: tried, kept, never shown again, removed. */
export function OwnKey({ status }: { status: Status }) {
  const texts = useTexts(SETTINGS_TEXTS)
  const { editor, session } = useAssistant()
  const [key, setKey] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const keep = async (next: string | null) => {
    setBusy(true)
    setError('')
    try {
      await editorClient().call('POST /ai/key', { input: { key: next }, ignoreToast: true })
      setKey('')
      toast.success(next === null ? texts.removed : texts.kept)
      await loadStatus({ session, editor })
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
      setError(fault.code === 422 ? texts.badKey : fault.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="space-y-3">
      <div>
        <h3 className="text-sm font-semibold text-ink">{texts.ownKey}</h3>
        <p className="text-sm text-muted">{status.mayUseOwnKey ? texts.ownKeyText : texts.notAllowed}</p>
      </div>
      {status.hasOwnKey ? (
        <>
          <p className="text-sm text-ink">{texts.hasKey}</p>
          <Button size="sm" isPending={isBusy} onPress={() => void keep(null)}>
            {texts.remove}
          </Button>
        </>
      ) : status.mayUseOwnKey ? (
        <form
          className="space-y-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (key.trim() && !isBusy) void keep(key.trim())
          }}
        >
          <TextField
            label={texts.keyLabel}
            type="password"
            autoComplete="off"
            maxLength={300}
            value={key}
            onChange={setKey}
            {...(error ? { error } : {})}
          />
          <Button size="sm" look="primary" type="submit" isPending={isBusy} isDisabled={!key.trim()}>
            {texts.keep}
          </Button>
        </form>
      ) : null}
    </section>
  )
}
