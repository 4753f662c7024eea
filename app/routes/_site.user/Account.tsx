import { Download } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { Button } from '~/components/ui/Button'
import { SECURITY_TEXTS } from '~/session/account/security-texts'
import { buttonClass } from '~/components/ui/button-class'
import { LanguageSwitch } from '~/site/LanguageSwitch'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { openAccountDialog } from '~/session/account-store'
import { useSession } from '~/session/use-session'
import type { DataOf } from '~/api/engine/call-types'
import { Skeleton } from '~/components/ui/Skeleton'
import { useCall } from '~/http/use-call'
import { call } from '~/session/client'
import { ACCOUNT_EVENT_NAMES } from '../../../collections/account-event-names'
import { ACCOUNT_TEXTS } from './account-texts'
import { Devices } from './Devices'
import { ProfileForm } from './ProfileForm'
import { Security } from './Security'
import { Storage } from './Storage'
import { USER_TEXTS } from './texts'
import { useDate } from './use-date'
import { WayIn } from './WayIn'
import { Wechat } from './Wechat'

/** Who one is here, the ways in, and the way out. */
export function Account() {
  const { profile } = useTexts(USER_TEXTS)
  const t = useTexts(ACCOUNT_TEXTS)
  const security = useTexts(SECURITY_TEXTS)
  const day = useDate()
  const { user } = useSession()
  if (!user) return null
  return (
    <div className="max-w-3xl divide-y divide-line">
      <Part title={profile.title}>
        <ProfileForm user={user} />
      </Part>
      <Part title={profile.language}>
        <div className="-ms-3">
          <LanguageSwitch withText />
        </div>
      </Part>
      <Part title={t.waysIn.title} text={t.waysIn.text}>
        <ul className="divide-y divide-line sm:-my-3">
          <WayIn
            name={t.waysIn.email}
            state={user.email || t.waysIn.none}
            action={user.email ? t.waysIn.changeEmail : t.waysIn.bindEmail}
            onPress={() => openAccountDialog({ dialog: 'email' })}
          />
          <WayIn
            name={t.waysIn.password}
            state={user.hasPassword ? t.waysIn.isSet : t.waysIn.none}
            action={user.hasPassword ? t.waysIn.changePassword : t.waysIn.setPassword}
            onPress={() => openAccountDialog({ dialog: 'password' })}
          />
          <Wechat hasEmail={user.email !== ''} />
        </ul>
      </Part>
      <Part title={security.title} text={security.text}>
        <Security />
      </Part>
      <Part title={t.devices.title} text={t.devices.text}>
        <Devices />
      </Part>
      <Part title={security.events.title} text={security.events.text}>
        <Events />
      </Part>
      <Part title={t.data.title} text={t.data.text}>
        <a href="/resume-api/user/backup" download className={buttonClass()}>
          <Download aria-hidden className="size-4" />
          {t.data.backup}
        </a>
        <Storage />
      </Part>
      <Part title={t.end.title} text={user.deleteAt ? t.end.asked(day(user.deleteAt)) : t.end.text}>
        <Button onPress={() => openAccountDialog({ dialog: user.deleteAt ? 'keep' : 'end' })}>
          {user.deleteAt ? t.end.keep : t.end.do}
        </Button>
      </Part>
    </div>
  )
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 py-8 first:pt-0 sm:grid-cols-[1fr_2fr] sm:gap-8">
      <div>
        <h2 className="text-md font-semibold text-ink">{title}</h2>
        {text && <p className="mt-1 text-sm text-muted">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

type Event = DataOf<'POST /user/events'>['list'][number]
const FIRST = 5
const MORE = 50

/** What happened to the account, newest first: five lines, then more when they are asked for. */
function Events() {
  const t = useTexts(SECURITY_TEXTS).events
  const [pageSize, setPageSize] = useState(FIRST)
  const { data } = useCall({
    key: `user/events/${pageSize}`,
    fetch: useCallback(() => call('POST /user/events', { input: { pageNum: 1, pageSize } }), [pageSize]),
  })
  if (!data) return <Skeleton className="h-60 w-full" />
  return (
    <>
      <ul className="divide-y divide-line sm:-my-2">
        {data.list.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ul>
      {data.total > data.list.length && pageSize === FIRST && (
        <Button className="mt-4" onPress={() => setPageSize(MORE)}>
          {t.more}
        </Button>
      )}
    </>
  )
}

function Row({ event }: { event: Event }) {
  const t = useTexts(SECURITY_TEXTS).events
  const locale = useLocale()
  const date = useDate()
  const { kind, detail, device, network, at } = event
  const way = Object.entries(t.ways).find(([name]) => name === detail)?.[1] ?? detail
  return (
    <li className="py-2">
      <p className="text-ink">{[ACCOUNT_EVENT_NAMES[kind][locale], way].filter(Boolean).join(' · ')}</p>
      <p className="text-sm break-words text-muted tabular-nums">
        {[date(at), device || t.unknown, network].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}
