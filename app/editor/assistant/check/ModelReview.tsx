import { Sparkles } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { AskButton } from '../parts/AskButton'
import { ModelOff } from '../parts/ModelOff'
import { RunState } from '../parts/RunState'
import { SentButton } from '../parts/SentButton'
import { isDayFull } from '../run/status'
import { isOver } from '../run/run'
import { useAssistant } from '../run/use-assistant'
import { useInSight } from '../run/use-in-sight'
import { ASK_TEXTS } from '../texts/ask-texts'
import { CHECK_TEXTS } from '../texts/check-texts'
import { OpinionCard } from './FindingCard'

/** What a model finds beside the rules, said to be its opinion; nothing is sent before it is asked. */
export function ModelReview() {
  const texts = useTexts(CHECK_TEXTS)
  const asks = useTexts(ASK_TEXTS)
  const { state, start } = useAssistant()
  const run = state.runs.findLast(({ ask }) => ask.kind === 'inspect')
  const ref = useInSight(run)
  const findings = run?.result.findings
  if (state.status && !state.status.isOn) return null
  return (
    <section ref={ref} tabIndex={-1} className="scroll-m-4 space-y-3 border-t border-line pt-6">
      <div>
        <h3 className="text-sm font-semibold text-ink">{texts.model}</h3>
        <p className="mt-1 text-sm text-muted">{texts.modelText}</p>
      </div>
      {isDayFull(state.status) ? <ModelOff /> : null}
      {!run || isOver(run) ? (
        <AskButton onPress={() => start({ ask: { kind: 'inspect', input: {} } })}>
          <Sparkles aria-hidden className="size-4" />
          {findings ? texts.modelAgain : asks.kinds.inspect}
        </AskButton>
      ) : null}
      {run ? <RunState run={run} /> : null}
      {findings?.length === 0 ? <p className="text-sm text-muted">{texts.modelNone}</p> : null}
      <ul className="space-y-2">
        {findings?.map((finding) => (
          <OpinionCard key={finding.path + finding.title} finding={finding} />
        ))}
      </ul>
      {findings && run.taskId ? <SentButton taskId={run.taskId} /> : null}
    </section>
  )
}
