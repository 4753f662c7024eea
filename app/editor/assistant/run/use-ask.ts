import { useTexts } from '~/i18n/use-texts'
import { PANEL_TEXTS } from '../texts/panel-texts'
import { isDayFull, loadStatus } from './status'
import type { Status } from './session'
import { flash } from './show-place'
import { useAssistant } from './use-assistant'

/** Of the notice that says why the model can't be used; one stands in each tab. */
export const NOTICE_ID = 'assistant-model-off'

type Options = { onPress: () => void; isDisabled?: boolean }

/**
 * What makes a button one that asks the model. Where it is known that this can't be done now, the button stays in reach
 * and tells why; pressed, it asks whether that is still so, and else leads to the notice with what helps. A guest, or who
 * has just come, may ask.
 */
export function useAsk({ onPress, isDisabled = false }: Options) {
  const texts = useTexts(PANEL_TEXTS)
  const { editor, session, state } = useAssistant()
  const why = reasonOf(state.status)
  if (!why) return { why: undefined, props: { onPress, isDisabled } }
  const press = async () => {
    await loadStatus({ session, editor })
    if (reasonOf(session.state.get().status)) showNotice()
    else if (!isDisabled) onPress()
  }
  return {
    why: why === 'full' ? texts.dayFull(state.status?.limit ?? 0) : texts.off[why],
    props: { onPress: () => void press(), 'aria-disabled': true, 'aria-describedby': NOTICE_ID } as const,
  }
}

function reasonOf(status: Status | undefined): 'full' | 'off' | 'no-key' | undefined {
  if (!status) return undefined
  if (!status.isOn) return status.reason ?? 'off'
  return isDayFull(status) ? 'full' : undefined
}

function showNotice(): void {
  const notice = document.getElementById(NOTICE_ID)
  notice?.focus()
  flash(notice)
}
