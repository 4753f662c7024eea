import { CircleAlert, RotateCw, Square } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { SpinnerRing } from '~/components/ui/SpinnerRing'
import { useTexts } from '~/i18n/use-texts'
import { isDayFull, showKey, usesOwnKey } from '../run/status'
import { isOver, stateId, type Run } from '../run/run'
import type { SessionState } from '../run/session'
import { againRun, cancelRun } from '../run/start-run'
import { useAssistant } from '../run/use-assistant'
import { PANEL_TEXTS } from '../texts/panel-texts'
import { WaysOn } from './WaysOn'

/** How a task is doing, with what can be done about it; nothing for one that went well in all. */
export function RunState({ run }: { run: Run }) {
  const texts = useTexts(PANEL_TEXTS)
  const { session, editor, state } = useAssistant()
  if (run.state === 'done')
    return run.result.secondReading === 'failed' ? (
      <p className="text-sm text-muted">{texts.noSecondReading}</p>
    ) : null
  if (!isOver(run))
    return (
      <div className="flex min-h-8 items-center gap-2 text-sm text-muted">
        <SpinnerRing />
        <span id={stateId(run)} className="min-w-0 flex-1">
          {texts.states[nowOf(run)]}
        </span>
        {run.taskId ? (
          <Button size="sm" look="ghost" onPress={() => void cancelRun({ session, run })}>
            <Square aria-hidden className="size-3.5" />
            {run.state === 'checking' ? texts.skip : texts.stop}
          </Button>
        ) : null}
      </div>
    )
  const isFailed = run.state === 'failed'
  const wayOfKey = run.fault === 'key' && !run.isPast ? keyWay(state) : undefined
  return (
    <div
      role={isFailed ? 'alert' : undefined}
      className={`flex flex-wrap items-center gap-2 rounded-control p-2 ps-3 text-sm ${isFailed ? 'bg-danger-tint text-danger' : 'bg-subtle text-muted'}`}
    >
      {isFailed ? <CircleAlert aria-hidden className="size-4 shrink-0" /> : null}
      <span className="min-w-0 flex-1 basis-40">
        {isFailed && run.message ? run.message : texts.states[run.state]}
      </span>
      <div className="flex flex-wrap gap-2">
        {wayOfKey ? (
          <Button size="sm" onPress={() => showKey(session)}>
            {texts[wayOfKey]}
          </Button>
        ) : null}
        {isDayFull(state.status) ? (
          <WaysOn />
        ) : (
          <Button icon={RotateCw} size="sm" onPress={() => againRun({ session, editor, run })}>
            {texts.again}
          </Button>
        )}
      </div>
    </div>
  )
}

/** What can be done about a key that was refused, by the name of its words; nothing once there is another. */
function keyWay({ status, isKeyRefused }: SessionState): 'ownKey' | 'useOwnKey' | undefined {
  if (usesOwnKey(status)) return isKeyRefused ? 'ownKey' : undefined
  return status?.mayUseOwnKey ? 'useOwnKey' : undefined
}

function nowOf({ state, text, isLinked }: Run) {
  if (!isLinked) return 'reconnecting'
  return state === 'working' && text ? 'writing' : state
}
