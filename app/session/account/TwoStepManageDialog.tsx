import { useState } from 'react'
import { Button } from '~/components/ui/Button'
import { Dialog } from '~/components/ui/Dialog'
import { TextField } from '~/components/ui/TextField'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { Form } from '~/session/Form'
import { useAsked } from '~/session/use-asked'
import type { AccountDialogProps } from './account-dialog-props'
import { namedFault } from './named-fault'
import { RecoveryCodes } from './RecoveryCodes'
import { SECURITY_TEXTS } from './security-texts'

/** New recovery codes, or the end of two-step sign-in, for a code. */
export function TwoStepManageDialog({ onClose }: AccountDialogProps) {
  const t = useTexts(SECURITY_TEXTS)
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<string[]>()
  const { fault, isPending, ask } = useAsked((error) => namedFault({ error, fields: ['code'] }).message)
  const renew = () =>
    ask(async () => {
      const made = await call('POST /user/two-step/recovery-codes', { input: { code }, ignoreToast: true })
      setCodes(made.recoveryCodes)
    })
  const stop = () =>
    ask(async () => {
      await call('POST /user/two-step/stop', { input: { code }, ignoreToast: true })
      toast.success(t.turnedOff)
      onClose()
    })
  return (
    <Dialog
      onClose={onClose}
      title={codes ? t.codesTitle : t.manageTitle}
      size="sm"
      isDismissable={false}
      {...(codes ? {} : { description: t.manageText })}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <Form isPending={isPending} onSubmit={renew}>
          <TextField
            label={t.anyCode}
            value={code}
            onChange={setCode}
            error={fault}
            autoComplete="one-time-code"
            size="lg"
            autoFocus
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="danger" isDisabled={isPending} onPress={() => void stop()}>
              {t.turnOff}
            </Button>
            <Button type="submit" look="primary" isPending={isPending}>
              {t.renew}
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  )
}
