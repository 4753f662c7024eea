import { ChevronDown } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { VIP_TEXTS } from './texts'

export function PlanQuestions() {
  const t = useTexts(VIP_TEXTS)
  return (
    <section aria-labelledby="plan-questions" className="mt-16 grid gap-8 lg:grid-cols-[1fr_2fr]">
      <h2 id="plan-questions" className="text-2xl font-bold text-ink">
        {t.questions}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {Object.values(t.answers).map(({ q, a }) => (
          <details key={q} className="group">
            <summary className="flex list-none items-center gap-4 rounded-control py-4 text-md font-semibold text-ink hover:text-link">
              <span className="flex-1">{q}</span>
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 text-muted transition duration-160 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-2xl pb-5 text-base text-muted">{a}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
