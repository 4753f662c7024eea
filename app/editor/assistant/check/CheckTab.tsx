import { CircleCheck, Sparkles } from 'lucide-react'
import { useState, useMemo } from 'react'
import { Button } from '~/components/ui/Button'
import { EmptyState } from '~/components/ui/EmptyState'
import { useTexts } from '~/i18n/use-texts'
import { useLocale } from '~/i18n/locale-context'
import type { ResumeFinding, Inspection } from '../../../features/inspect/types'
import { CHECK_TEXTS } from '../texts/check-texts'
import { RuleCard, OpinionCard } from './FindingCard'
import { ScoreCard } from './ScoreCard'
import { inspectResume } from '../../../features/inspect/inspect-resume'
import { useSettledContent } from '../../page/use-settled-content'
import { placeholdersOf } from '../../placeholders/placeholders-of'
import { useEditor } from '../../session/editor-context'
import { AskButton } from '../parts/AskButton'
import { ModelOff } from '../parts/ModelOff'
import { RunState } from '../parts/RunState'
import { SentButton } from '../parts/SentButton'
import { isDayFull } from '../run/status'
import { isOver } from '../run/run'
import { useAssistant } from '../run/use-assistant'
import { useInSight } from '../run/use-in-sight'
import { ASK_TEXTS } from '../texts/ask-texts'

const GROUPS = ['error', 'warning', 'hint'] as const
const FIRST = 6

/** What our own rules say about the document on screen: no account, no model, nothing sent. */
export function CheckTab() {
  const texts = useTexts(CHECK_TEXTS)
  const inspection = useInspection()
  const { findings } = inspection
  return (
    <div className="space-y-6">
      <ScoreCard inspection={inspection} />
      {findings.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title={texts.none} text={texts.noneText} />
      ) : null}
      {GROUPS.map((severity) => (
        <FindingGroup
          key={severity}
          severity={severity}
          findings={findings.filter((finding) => finding.severity === severity)}
        />
      ))}
      <ModelReview />
    </div>
  )
}

type GroupProps = { severity: (typeof GROUPS)[number]; findings: readonly ResumeFinding[] }

function FindingGroup({ severity, findings }: GroupProps) {
  const texts = useTexts(CHECK_TEXTS)
  const [isWhole, setWhole] = useState(false)
  if (findings.length === 0) return null
  const shown = isWhole ? findings : findings.slice(0, FIRST)
  return (
    <section>
      <h3 className="flex items-baseline gap-2 text-sm font-semibold text-ink">
        {texts.groups[severity]}
        <span className="font-normal text-muted tabular-nums">{findings.length}</span>
      </h3>
      <ul className="mt-2 space-y-2">
        {shown.map((finding) => (
          <RuleCard key={finding.id} finding={finding} />
        ))}
      </ul>
      {shown.length < findings.length ? (
        <Button size="sm" look="ghost" className="mt-2 w-full" onPress={() => setWhole(true)}>
          {texts.more(findings.length - shown.length)}
        </Button>
      ) : null}
    </section>
  )
}

const REST_MS = 500

/** What the rules find in the document as it was at the last rest in typing. */
function useInspection(): Inspection {
  const editor = useEditor()
  const language = useLocale()
  const content = useSettledContent(REST_MS)
  return useMemo(
    () =>
      inspectResume({
        content,
        language,
        today: new Date().toISOString().slice(0, 10),
        layout: editor.state().layout,
        // With grey words on it, the page on the screen is longer than the one that is printed.
        pages: placeholdersOf(content) ? undefined : pagesDrawn(),
      }),
    [content, language, editor],
  )
}

/** How many pages stand on the screen; undefined while none does: those in a phone's hidden tab may be older than the text. */
function pagesDrawn(): number | undefined {
  const pages = [...document.querySelectorAll('.jl-editor-pages .jl-page')]
  return pages.filter((page) => page.getClientRects().length > 0).length || undefined
}

/** What a model finds beside the rules, said to be its opinion; nothing is sent before it is asked. */
function ModelReview() {
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
