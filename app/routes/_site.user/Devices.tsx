import { Monitor, Smartphone } from 'lucide-react'
import { useCallback } from 'react'
import type { DataOf } from '~/api/engine/call-types'
import { Badge } from '~/components/ui/Badge'
import { Button } from '~/components/ui/Button'
import { Skeleton } from '~/components/ui/Skeleton'
import { toast } from '~/components/ui/toast'
import { useCall } from '~/http/use-call'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { signOut } from '~/session/sign-out'
import { ACCOUNT_TEXTS } from './account-texts'
import { useDate } from './use-date'

type Device = DataOf<'GET /user/devices'>[number]

/** Where the person is signed in, this browser first, each with a way out. */
export function Devices() {
  const t = useTexts(ACCOUNT_TEXTS).devices
  const { data, mutate, refresh } = useCall({
    key: 'user/devices',
    fetch: useCallback(() => call('GET /user/devices', {}), []),
  })
  if (!data) return <Skeleton className="h-17 w-full" />
  const end = async ({ id, isThis }: Device) => {
    if (isThis) return signOut()
    mutate((list) => list.filter((device) => device.id !== id))
    return finish({ done: call('POST /user/devices/sign-out', { input: { id } }), say: t.signedOut })
  }
  const endOthers = () =>
    finish({ done: call('POST /user/devices/sign-out-others', {}), say: t.othersSignedOut })
  const finish = async ({ done, say }: { done: Promise<unknown>; say: string }) => {
    // a refusal is told by the call itself
    await done.then(
      () => toast.success(say),
      () => undefined,
    )
    await refresh()
  }
  return (
    <>
      <ul className="divide-y divide-line sm:-my-3">
        {data.map((device) => (
          <Row key={device.id} device={device} onEnd={() => void end(device)} />
        ))}
      </ul>
      {data.length > 1 && (
        <Button className="mt-4" onPress={() => void endOthers()}>
          {t.signOutOthers}
        </Button>
      )}
    </>
  )
}

function Row({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const t = useTexts(ACCOUNT_TEXTS).devices
  const date = useDate()
  const name = device.device || t.unknown
  const Icon = /iPhone|Android|HarmonyOS/.test(name) ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink">
          {name}
          {device.isThis && <Badge tone="accent">{t.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-muted tabular-nums">{t.seen(date(device.lastSeenAt))}</p>
      </div>
      <Button size="sm" aria-label={t.signOutOf(name)} onPress={onEnd}>
        {t.signOut}
      </Button>
    </li>
  )
}
