import { Hourglass, PlugZap, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/Button'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { isDayFull, showKey } from '../run/status'
import { NOTICE_ID } from '../run/use-ask'
import { useAssistant } from '../run/use-assistant'
import { PANEL_TEXTS } from '../texts/panel-texts'
import { WaysOn } from './WaysOn'

/** Why the model can't be used now and what works all the same; for guests, that they will be asked to sign in. */
export function ModelOff() {
  const texts = useTexts(PANEL_TEXTS)
  const locale = useLocale()
  const { editor, session, state } = useAssistant()
  const { status } = state
  if (editor.guest) return <p className="text-sm text-muted">{texts.guest}</p>
  if (!status) return null
  if (!status.isOn)
    return (
      <Notice icon={PlugZap} title={texts.off[status.reason ?? 'off']} text={texts.stillWorks}>
        <Button size="sm" onPress={() => session.update(() => ({ tab: 'check' }))}>
          {texts.toCheck}
        </Button>
        {status.mayUseOwnKey ? (
          <Button size="sm" look="ghost" onPress={() => showKey(session)}>
            {texts.useOwnKey}
          </Button>
        ) : null}
      </Notice>
    )
  if (!isDayFull(status)) return null
  const time = nextDay().toLocaleTimeString(locale, { timeStyle: 'short' })
  return (
    <Notice icon={Hourglass} title={texts.dayFull(status.limit)} text={texts.dayFullText(time)}>
      <WaysOn />
    </Notice>
  )
}

type NoticeProps = { icon: LucideIcon; title: string; text: string; children: ReactNode }

function Notice({ icon: Icon, title, text, children }: NoticeProps) {
  return (
    <section
      id={NOTICE_ID}
      tabIndex={-1}
      className="scroll-m-4 rounded-card border border-line bg-subtle p-4"
    >
      <p className="flex items-center gap-2 text-base font-semibold text-ink">
        <Icon aria-hidden className="size-4 shrink-0 text-muted" />
        {title}
      </p>
      <p className="mt-1 text-sm text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </section>
  )
}

/** Plans count by days of UTC. */
function nextDay(): Date {
  const next = new Date()
  next.setUTCHours(24, 0, 0, 0)
  return next
}
