import { Lightbulb, Sparkles, TriangleAlert } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import type { ModelFinding } from '../../../features/assistant/tasks/events'
import type { Part } from '../../palette/place-commands'
import { AskButton } from '../parts/AskButton'
import { ModelOff } from '../parts/ModelOff'
import { RunState } from '../parts/RunState'
import { SentButton } from '../parts/SentButton'
import { isDayFull } from '../run/is-day-full'
import { isOver } from '../run/run'
import { goToPlace, targetOfPath } from '../run/show-place'
import { useAssistant } from '../run/use-assistant'
import { useInSight } from '../run/use-in-sight'
import { ASK_TEXTS } from '../texts/ask-texts'
import { CHECK_TEXTS } from '../texts/check-texts'

type Props = { show: (part: Part) => void }

/** What a model finds beside the rules, said to be its opinion; nothing is sent before it is asked. */
export function ModelReview({ show }: Props) {
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
          <OpinionCard key={finding.path + finding.title} finding={finding} show={show} />
        ))}
      </ul>
      {findings && run.taskId ? <SentButton taskId={run.taskId} /> : null}
    </section>
  )
}

function OpinionCard({
  finding: { severity, title, why, how, path },
  show,
}: Props & { finding: ModelFinding }) {
  const texts = useTexts(CHECK_TEXTS)
  const { editor } = useAssistant()
  const Icon = severity === 'warning' ? TriangleAlert : Lightbulb
  const target = targetOfPath({ editor, path })
  return (
    <li className="rounded-menu border border-line bg-surface p-3">
      <div className="flex gap-2">
        <Icon
          aria-hidden
          className={`mt-0.5 size-4 shrink-0 ${severity === 'warning' ? 'text-warning' : 'text-link'}`}
        />
        <div className="min-w-0 flex-1 space-y-1 text-sm">
          <h4 className="font-semibold text-ink">{title}</h4>
          <p className="text-ink">{how}</p>
          <p className="text-muted">{why}</p>
        </div>
      </div>
      {target ? (
        <Button
          size="sm"
          look="ghost"
          className="ms-3 mt-2"
          aria-label={texts.goTo(title)}
          onPress={() => goToPlace({ editor, target, show })}
        >
          {texts.go}
        </Button>
      ) : null}
    </li>
  )
}
