import type { JobSummary } from '~/features/recruitment/job'
import { useTexts } from '~/i18n/use-texts'
import { JOBS_TEXTS } from '../_site.recruitment/texts'
import { useDay } from '../_site.recruitment/use-day'

/** Company, city, and when and where the job was found. */
export function JobFacts({ job }: { job: JobSummary }) {
  const t = useTexts(JOBS_TEXTS)
  const day = useDay()
  const { company, city, language, postedAt, deadline, source } = job
  const facts = [
    [t.posted, day(postedAt)],
    [t.until, deadline ? day(deadline) : t.always],
    ...(source ? [[t.source, source]] : []),
  ]
  return (
    <>
      <p className="mt-2 text-md text-muted" lang={language}>
        {company} · {city}
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
        {facts.map(([term, value]) => (
          <div key={term} className="flex gap-2">
            <dt className="text-muted">{term}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
