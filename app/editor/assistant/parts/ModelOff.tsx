import { PlugZap } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { useAssistant } from '../run/use-assistant'
import { PANEL_TEXTS } from '../texts/panel-texts'

/** Why the model is off and what works all the same; for guests, that they will be asked to sign in. */
export function ModelOff() {
  const texts = useTexts(PANEL_TEXTS)
  const { editor, session, state } = useAssistant()
  if (editor.guest) return <p className="text-sm text-muted">{texts.guest}</p>
  const { status } = state
  if (!status || status.isOn) return null
  return (
    <section className="rounded-card border border-line bg-subtle p-4">
      <p className="flex items-center gap-2 text-base font-semibold text-ink">
        <PlugZap aria-hidden className="size-4 shrink-0 text-muted" />
        {texts.off[status.reason ?? 'off']}
      </p>
      <p className="mt-1 text-sm text-muted">{texts.stillWorks}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onPress={() => session.update(() => ({ tab: 'check' }))}>
          {texts.toCheck}
        </Button>
        {status.mayUseOwnKey ? (
          <Button size="sm" look="ghost" onPress={() => session.update(() => ({ view: 'settings' }))}>
            {texts.useOwnKey}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
