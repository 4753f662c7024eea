import { useTexts } from '~/i18n/use-texts'
import type { Inspection, ScorePart } from '../../../features/inspect/types'
import { Unfold } from '../parts/Unfold'
import { CHECK_TEXTS } from '../texts/check-texts'

const ROUND = 2 * Math.PI * 28

/** The score and, unfolded, what each part of it is made of. */
export function ScoreCard({ inspection: { score, parts } }: { inspection: Inspection }) {
  const texts = useTexts(CHECK_TEXTS)
  return (
    <section aria-label={texts.score} className="rounded-card border border-line bg-subtle p-4">
      <div className="flex items-center gap-4">
        <span className="relative flex size-16 shrink-0 items-center justify-center">
          <svg aria-hidden viewBox="0 0 64 64" className="absolute inset-0 -rotate-90">
            <circle cx="32" cy="32" r="28" fill="none" strokeWidth="5" className="stroke-sand-5" />
            <circle
              cx="32"
              cy="32"
              r="28"
              fill="none"
              strokeWidth="5"
              strokeLinecap="round"
              strokeDasharray={`${(ROUND * score) / 100} ${ROUND}`}
              className="stroke-indigo-9 transition-[stroke-dasharray] duration-400"
            />
          </svg>
          <span aria-hidden className="text-xl font-semibold text-ink tabular-nums">
            {score}
          </span>
        </span>
        <div className="min-w-0">
          <p className="text-md font-semibold text-ink">{texts.of(score)}</p>
          <p className="text-sm text-muted">{texts.here}</p>
        </div>
      </div>
      <Unfold name={texts.parts} className="mt-3">
        <ul className="mt-2 space-y-3">
          {parts.map((part) => (
            <PartRow key={part.id} part={part} />
          ))}
        </ul>
      </Unfold>
    </section>
  )
}

function PartRow({ part: { label, points, of, why } }: { part: ScorePart }) {
  const texts = useTexts(CHECK_TEXTS)
  return (
    <li>
      <p className="flex justify-between gap-2 text-sm text-ink">
        {label}
        <span className="tabular-nums">{texts.points(points, of)}</span>
      </p>
      <span aria-hidden className="mt-1 block h-1 overflow-hidden rounded-control bg-sand-5">
        <span className="block h-full bg-accent" style={{ width: `${(points / of) * 100}%` }} />
      </span>
      <p className="mt-1 text-xs text-muted">{why}</p>
    </li>
  )
}
