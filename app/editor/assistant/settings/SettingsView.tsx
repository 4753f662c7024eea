import { Button } from '~/components/ui/Button'
import { Skeleton } from '~/components/ui/Skeleton'
import { openLogin } from '~/session/login-store'
import { useTexts } from '~/i18n/use-texts'
import { usesOwnKey } from '../run/status'
import { useAssistant } from '../run/use-assistant'
import { PANEL_TEXTS } from '../texts/panel-texts'
import { SETTINGS_TEXTS } from '../texts/settings-texts'
import { OwnKey } from './OwnKey'

/** Today's use, the model, and one's own key. */
export function SettingsView() {
  const texts = useTexts(SETTINGS_TEXTS)
  const panel = useTexts(PANEL_TEXTS)
  const { editor, state } = useAssistant()
  const { status } = state
  if (editor.guest)
    return (
      <div className="space-y-3">
        <p className="text-sm text-muted">{texts.guest}</p>
        <Button size="sm" onPress={() => openLogin()}>
          {texts.signIn}
        </Button>
      </div>
    )
  if (!status) return <Skeleton className="h-40" />
  const { used, limit, model } = status
  return (
    <div className="space-y-6">
      <section>
        <h3 className="text-sm font-semibold text-ink">{texts.today}</h3>
        <p className="text-sm text-muted tabular-nums">
          {usesOwnKey(status) ? panel.usedOwnKey(used) : panel.used(used, limit)}
        </p>
        {model ? <p className="text-sm text-muted">{texts.model(model)}</p> : null}
        {status.reason ? <p className="text-sm text-muted">{panel.off[status.reason]}</p> : null}
      </section>
      <OwnKey status={status} />
    </div>
  )
}
