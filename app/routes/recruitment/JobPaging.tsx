import { Link } from '@remix-run/react'
import { buttonClass } from '~/components/ui/button-class'
import type { JobFilters } from '~/features/recruitment/list-jobs.server'
import { useTexts } from '~/i18n/use-texts'
import { jobsAddress } from './read-filters'
import { JOBS_TEXTS } from './texts'

export function JobPaging({ filters, pages }: { filters: JobFilters; pages: number }) {
  const t = useTexts(JOBS_TEXTS)
  if (pages < 2) return null
  return (
    <nav aria-label={t.paging} className="mt-12 flex flex-wrap justify-center gap-1">
      {Array.from({ length: pages }, (_, i) => i + 1).map((page) => (
        <Link
          key={page}
          to={jobsAddress({ ...filters, page })}
          aria-label={t.page(page)}
          aria-current={page === filters.page ? 'page' : undefined}
          className={buttonClass({
            look: page === filters.page ? 'secondary' : 'ghost',
            square: true,
            className: 'tabular-nums pointer-coarse:size-11',
          })}
        >
          {page}
        </Link>
      ))}
    </nav>
  )
}
