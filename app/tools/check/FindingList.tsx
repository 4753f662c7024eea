import { CircleCheck } from 'lucide-react'
import { Badge, type BadgeTone } from '~/components/ui/Badge'
import type { Severity, TextFinding } from '~/features/inspect/types'
import { useTexts } from '~/i18n/use-texts'
import { CHECK_TEXTS } from './texts'

type Props = { findings: TextFinding[]; isEmpty: boolean; onShow: (finding: TextFinding) => void }

const TONES: Record<Severity, BadgeTone> = { error: 'danger', warning: 'warning', hint: 'accent' }

export function FindingList({ findings, isEmpty, onShow }: Props) {
  const t = useTexts(CHECK_TEXTS)
  const count = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length
  if (isEmpty) return <p className="pt-10 text-base text-muted">{t.empty}</p>
  if (findings.length === 0) return <NothingFound />
  return (
    <section aria-labelledby="findings-title" className="min-w-0">
      <h2 id="findings-title" role="status" className="min-h-8 text-base leading-8 font-semibold text-ink">
        {t.found(count('error'), count('warning'), count('hint'))}
      </h2>
      <ol className="mt-2 space-y-3">
        {findings.map((finding) => (
          <FindingCard key={`${finding.rule} ${finding.from}`} finding={finding} onShow={onShow} />
        ))}
      </ol>
    </section>
  )
}

function NothingFound() {
  const t = useTexts(CHECK_TEXTS)
  return (
    <section className="pt-10" role="status">
      <h2 className="flex items-center gap-2 text-md font-semibold text-ink">
        <CircleCheck aria-hidden className="size-5 text-success" />
        {t.none}
      </h2>
      <p className="mt-1 text-base text-muted">{t.noneText}</p>
    </section>
  )
}

function FindingCard({ finding, onShow }: { finding: TextFinding; onShow: Props['onShow'] }) {
  const t = useTexts(CHECK_TEXTS)
  const { severity, title, why, how, line, excerpt } = finding
  const isWhole = finding.from === finding.to
  return (
    <li className="rounded-card bg-surface p-4 shadow-rest">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[severity]}>{t.severities[severity]}</Badge>
        <h3 className="me-auto text-base font-semibold text-ink">{title}</h3>
        {isWhole ? (
          <span className="text-sm text-muted">{t.whole}</span>
        ) : (
          <button
            type="button"
            aria-label={t.show(title, line)}
            className="min-h-8 rounded-control px-2 text-sm font-semibold text-link tabular-nums hover:bg-hover pointer-coarse:min-h-11"
            onClick={() => onShow(finding)}
          >
            {t.lineNumber(line)}
          </button>
        )}
      </div>
      {excerpt && (
        <p className="mt-2 border-s-2 border-line-strong ps-3 text-sm text-muted [overflow-wrap:anywhere] [text-autospace:no-autospace]">
          {excerpt}
        </p>
      )}
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-base text-ink">
        <dt className="text-muted">{t.why}</dt>
        <dd>{why}</dd>
        <dt className="text-muted">{t.how}</dt>
        <dd>{how}</dd>
      </dl>
    </li>
  )
}
