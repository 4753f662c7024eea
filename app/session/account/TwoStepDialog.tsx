import { useState } from 'react'
import type { DataOf } from '~/api/engine/call-types'
import { Dialog } from '~/components/ui/Dialog'
import { DigitsField } from '~/session/login/DigitsField'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { useAsked } from '~/session/use-asked'
import type { AccountDialogProps } from './account-dialog-props'
import { ConfirmForm } from './ConfirmForm'
import { DialogForm } from './DialogForm'
import { namedFault } from './named-fault'
import { RecoveryCodes } from './RecoveryCodes'
import { SECURITY_TEXTS } from './security-texts'

type Started = DataOf<'POST /user/two-step/start'>

/** Sets two-step sign-in up: who it is, the app's picture, its first code, then the recovery codes. */
export function TwoStepDialog({ user, onClose }: AccountDialogProps) {
  const t = useTexts(SECURITY_TEXTS)
  const [started, setStarted] = useState<Started>()
  const [codes, setCodes] = useState<string[]>()
  if (codes)
    return (
      <Dialog onClose={onClose} title={t.codesTitle} size="sm" isDismissable={false} isKept>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    )
  if (started) return <FirstCode started={started} onCodes={setCodes} onClose={onClose} />
  return (
    <ConfirmForm
      title={t.setUpTitle}
      description={t.setUpText}
      submit={t.next}
      user={user}
      onConfirmed={async (input) =>
        setStarted(await call('POST /user/two-step/start', { input, ignoreToast: true }))
      }
      onClose={onClose}
    />
  )
}

type FirstCodeProps = { started: Started; onCodes: (codes: string[]) => void; onClose: () => void }

function FirstCode({ started, onCodes, onClose }: FirstCodeProps) {
  const t = useTexts(SECURITY_TEXTS)
  const [code, setCode] = useState('')
  const { fault, isPending, ask } = useAsked((error) => namedFault({ error, fields: ['code'] }).message)
  const submit = () =>
    ask(async () => {
      const input = { ticket: started.ticket, code }
      onCodes((await call('POST /user/two-step/confirm', { input, ignoreToast: true })).recoveryCodes)
    })
  return (
    <DialogForm
      title={t.setUpTitle}
      description={t.scan}
      submit={t.turnOn}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* always on white: cameras read dark on light */}
      <img
        src={started.image}
        alt={t.alt}
        className="size-44 self-center rounded-card border border-line bg-white"
      />
      <p className="text-center font-mono text-sm break-all text-ink select-all">{started.secret}</p>
      <DigitsField label={t.code} value={code} onChange={setCode} error={fault} autoFocus />
    </DialogForm>
  )
}
