import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/ui/Button'
import { EmptyState } from '~/components/ui/EmptyState'
import { useTexts } from '~/i18n/use-texts'
import type { Part } from '../../palette/place-commands'
import type { ResumeFinding } from '../../../features/inspect/types'
import { CHECK_TEXTS } from '../texts/check-texts'
import { FindingCard } from './FindingCard'
import { ModelReview } from './ModelReview'
import { ScoreCard } from './ScoreCard'
import { useInspection } from './use-inspection'

const GROUPS = ['error', 'warning', 'hint'] as const
const FIRST = 6

/** What our own rules say about the document on screen: no account, no model, nothing sent. */
export function CheckTab({ show }: { show: (part: Part) => void }) {
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
          show={show}
        />
      ))}
      <ModelReview show={show} />
    </div>
  )
}

type GroupProps = {
  severity: (typeof GROUPS)[number]
  findings: readonly ResumeFinding[]
  show: (part: Part) => void
}

function FindingGroup({ severity, findings, show }: GroupProps) {
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
          <FindingCard key={finding.id} finding={finding} show={show} />
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
