import type { ReactNode } from 'react'
import { LanguageSwitch } from '~/components/site/LanguageSwitch'
import { useTexts } from '~/i18n/use-texts'
import { useSession } from '~/session/use-session'
import { ACCOUNT_TEXTS } from './account-texts'
import { Devices } from './Devices'
import { EmailForm } from './EmailForm'
import { PasswordForm } from './PasswordForm'
import { ProfileForm } from './ProfileForm'
import { USER_TEXTS } from './texts'

export function Account() {
  const t = useTexts(USER_TEXTS)
  const more = useTexts(ACCOUNT_TEXTS)
  const { user } = useSession()
  if (!user) return null
  return (
    <div className="max-w-3xl divide-y divide-line">
      <Part title={t.profile.title}>
        <ProfileForm user={user} />
      </Part>
      <Part title={t.email.title} text={t.email.text}>
        <EmailForm user={user} />
      </Part>
      <Part title={t.profile.language}>
        <div className="-ms-3">
          <LanguageSwitch withText />
        </div>
      </Part>
      <Part title={t.password.title} text={user.hasPassword ? t.password.change : t.password.set}>
        <PasswordForm key={String(user.hasPassword)} hasPassword={user.hasPassword} />
      </Part>
      <Part title={more.devices.title} text={more.devices.text}>
        <Devices />
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
