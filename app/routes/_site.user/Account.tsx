import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/Button'
import { SECURITY_TEXTS } from '~/session/account/security-texts'
import { buttonClass } from '~/components/ui/button-class'
import { LanguageSwitch } from '~/site/LanguageSwitch'
import { useTexts } from '~/i18n/use-texts'
import { openAccountDialog } from '~/session/account-store'
import { useSession } from '~/session/use-session'
import { ACCOUNT_TEXTS } from './account-texts'
import { Devices } from './Devices'
import { Events } from './Events'
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
        <ul className="divide-y divide-line border-y border-line">
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
