import { Link } from '@remix-run/react'
import { Badge } from '~/components/ui/Badge'
import { cx } from '~/components/ui/cx'
import type { JobSummary } from '~/features/recruitment/job'
import { useTexts } from '~/i18n/use-texts'
import { JOBS_TEXTS } from './texts'
import { useDay } from './use-day'

/** Jobs in a list; the whole card is the link's. */
export function JobCards({ id, title, jobs }: { id: string; title: string; jobs: JobSummary[] }) {
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-4 [&+&]:mt-12">
      <h2 id={id} className="mb-4 text-lg font-semibold text-ink">
        {title}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}

function JobCard({ job }: { job: JobSummary }) {
  const t = useTexts(JOBS_TEXTS)
  const day = useDay()
  const { id, position, company, city, tags, language, deadline, past, sample } = job
  const end = deadline ? (past ? t.ended : t.deadline)(day(deadline)) : t.always
  return (
    <li
      className={cx(
        'relative flex flex-wrap items-start gap-x-6 gap-y-3 rounded-card p-5 shadow-rest transition hover:shadow-float',
        past ? 'bg-subtle' : 'bg-surface',
      )}
    >
      <div className="min-w-0 flex-1 basis-56" lang={language}>
        <h3 className={cx('text-md font-semibold', past ? 'text-muted' : 'text-ink')}>
          <Link
            to={`/recruitment/${id}`}
            className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
          >
            {position}
          </Link>
        </h3>
        <p className="mt-1 text-muted">
          {company} · {city}
        </p>
        <p className="mt-3 flex flex-wrap gap-1">
          {sample && <Badge tone="warning">{t.sample}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
      </div>
      <p className="text-sm whitespace-nowrap text-muted tabular-nums">{end}</p>
    </li>
  )
}
