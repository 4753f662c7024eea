import { Button } from '~/components/ui/Button'
import { LinkButton } from '~/components/ui/LinkButton'
import { useTexts } from '~/i18n/use-texts'
import { showKey } from '../run/status'
import { useAssistant } from '../run/use-assistant'
import { PANEL_TEXTS } from '../texts/panel-texts'

/** What helps once the day's tasks are used up. */
export function WaysOn() {
  const texts = useTexts(PANEL_TEXTS)
  const { session, state } = useAssistant()
  return (
    <>
      {state.status?.mayUseOwnKey ? (
        <Button size="sm" onPress={() => showKey(session)}>
          {texts.useOwnKey}
        </Button>
      ) : null}
      <LinkButton to="/vip" size="sm" look="ghost">
        {texts.plans}
      </LinkButton>
    </>
  )
}
