import { useEffect, useState } from 'react'
import type { DataOf } from '~/api/engine/call-types'
import { errorOf } from '~/session/login/error-of'
import { Button } from '~/components/ui/Button'
import { SpinnerRing } from '~/components/ui/SpinnerRing'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { useAsked } from '~/session/use-asked'
import type { AccountDialogProps } from './account-dialog-props'
import { AskDialog } from './AskDialog'
import { ACCOUNT_DIALOG_TEXTS } from './texts'

type Found = DataOf<'POST /user/merge/look'>

/** Shows what another account of the same person holds, and moves it into this one if they want that. */
export function MergeDialog({ sceneId, onClose }: AccountDialogProps & { sceneId: string }) {
  const t = useTexts(ACCOUNT_DIALOG_TEXTS).merge
  const [found, setFound] = useState<Found | null>(null)
  const { fault, setFault, isPending, ask } = useAsked(errorOf)
  useEffect(() => {
    call('POST /user/merge/look', { input: { sceneId }, ignoreToast: true }).then(
      setFound,
      (error: unknown) => setFault(errorOf(error)),
    )
  }, [sceneId, setFault])
  const merge = () =>
    ask(async () => {
      await call('POST /user/merge', { input: { sceneId }, ignoreToast: true })
      // loaded anew: nothing on the page is as it was
      location.assign('/user')
    })
  return (
    <AskDialog
      title={t.title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t.keep}</Button>
          <Button look="primary" isDisabled={!found} isPending={isPending} onPress={() => void merge()}>
            {t.do}
          </Button>
        </>
      }
    >
      {!found && !fault && <SpinnerRing className="size-6 text-muted" />}
      {found && <Summary found={found} />}
      {fault && (
        <p role="alert" className="mt-4 text-danger">
          {fault}
        </p>
      )}
    </AskDialog>
  )
}

function Summary({ found }: { found: Found }) {
  const t = useTexts(ACCOUNT_DIALOG_TEXTS).merge
  const { email, nickname, resumes, days } = found
  return (
    <>
      <p className="text-ink">{t.text(email || nickname || t.thisWechat)}</p>
      <ul className="my-4 list-disc ps-5 text-ink tabular-nums">
        <li>{t.resumes(resumes)}</li>
        {days > 0 && <li>{t.days(days)}</li>}
        <li>{t.rest}</li>
      </ul>
      <p className="text-muted">{t.end}</p>
    </>
  )
}
