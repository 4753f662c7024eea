import { CircleCheck } from 'lucide-react'
import { useState, useMemo } from 'react'
import { Button } from '~/components/ui/Button'
import { EmptyState } from '~/components/ui/EmptyState'
import { useTexts } from '~/i18n/use-texts'
import { useLocale } from '~/i18n/locale-context'
import type { ResumeFinding, Inspection } from '../../../features/inspect/types'
import { CHECK_TEXTS } from '../texts/check-texts'
import { RuleCard } from './FindingCard'
import { ModelReview } from './ModelReview'
import { ScoreCard } from './ScoreCard'
import { inspectResume } from '../../../features/inspect/inspect-resume'
import { useSettledContent } from '../../page/use-settled-content'
import { placeholdersOf } from '../../placeholders/placeholders-of'
import { useEditor } from '../../session/editor-context'

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
