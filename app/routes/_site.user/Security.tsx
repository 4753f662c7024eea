import { useCallback, useEffect } from 'react'
import { SECURITY_TEXTS } from '~/session/account/security-texts'
import { Button } from '~/components/ui/Button'
import { Skeleton } from '~/components/ui/Skeleton'
import { toast } from '~/components/ui/toast'
import { useCall } from '~/http/use-call'
import { useTexts } from '~/i18n/use-texts'
import { accountStore, openAccountDialog } from '~/session/account-store'
import { call } from '~/session/client'
import { useDate } from './use-date'
import { WayIn } from './WayIn'

/** The second step, and passkeys: how they stand, and what can be done about it. */
export function Security() {
  const t = useTexts(SECURITY_TEXTS)
  const date = useDate()
  const { data, refresh } = useCall({
    key: 'user/security',
    fetch: useCallback(() => call('GET /user/security', {}), []),
  })
  // what a dialog has changed
  useEffect(() => accountStore.subscribe(() => accountStore.get() === null && void refresh()), [refresh])
  if (!data) return <Skeleton className="h-34 w-full" />
  const remove = async (id: string) => {
    // a refusal is told by the call itself
    await call('POST /user/passkeys/remove', { input: { id } }).then(
      () => toast.success(t.removed),
      () => undefined,
    )
    await refresh()
  }
  const { twoStepSince, recoveryCodesLeft, passkeys, isRequired } = data
  return (
    <>
      {isRequired && !twoStepSince && (
        <p role="status" className="mb-4 text-ink">
          {t.required}
        </p>
      )}
      <ul className="divide-y divide-line sm:-my-3">
        <WayIn
          name={t.app}
          state={twoStepSince ? t.on(date(twoStepSince), recoveryCodesLeft) : t.off}
          action={twoStepSince ? t.manage : t.setUp}
          onPress={() => openAccountDialog({ dialog: twoStepSince ? 'two-step-manage' : 'two-step' })}
        />
        <WayIn
          name={t.passkeys}
          state={passkeys.length === 0 ? t.noPasskey : ''}
          action={t.addPasskey}
          onPress={() => openAccountDialog({ dialog: 'passkey' })}
        />
        {passkeys.map(({ id, name, usedAt }) => (
          <li key={id} className="flex items-center gap-4 py-3 ps-4">
            <div className="min-w-0 flex-1">
              <p className="break-words text-ink">{name}</p>
              <p className="text-sm text-muted tabular-nums">
                {usedAt ? t.usedAt(date(usedAt)) : t.neverUsed}
              </p>
            </div>
            <Button size="sm" aria-label={t.removeOf(name)} onPress={() => void remove(id)}>
              {t.remove}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
