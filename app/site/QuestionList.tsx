import { ChevronDown } from 'lucide-react'

export type QuestionListProps = { answers: Readonly<Record<string, { q: string; a: string }>> }

/** Questions that unfold their answers, with or without script. */
export function QuestionList({ answers }: QuestionListProps) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {Object.values(answers).map(({ q, a }) => (
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
  )
}
