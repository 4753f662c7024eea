import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { BriefcaseBusiness, SearchX } from 'lucide-react'
import { feedLink } from '~/site/feed-link'
import { pageMeta } from '~/site/page-meta'
import { buttonClass } from '~/components/ui/button-class'
import { EmptyState } from '~/components/ui/EmptyState'
import { PageLinks } from '~/components/ui/PageLinks'
import { listJobChoices } from '~/features/recruitment/list-job-choices.server'
import { listJobs, type JobFilters } from '~/features/recruitment/list-jobs.server'
import { languageOf } from '~/http/language'
import type { RouteHandle } from '~/http/route-handle'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { JobCards } from './JobCards'
import { JobFilterForm } from './JobFilterForm'
import { JOBS_TEXTS } from './texts'

export const handle: RouteHandle = { scripts: false }

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return []
  const { title, description } = JOBS_TEXTS[data.locale]
  // What somebody typed is no page of its own.
  const address = jobsAddress({ ...data.filters, q: '' })
  return [
    ...pageMeta({ matches, address, title: `${title} · Jianli`, description, card: '/cards/jobs.jpg' }),
    feedLink({ matches, path: '/recruitment/feed.xml' }),
  ]
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { payload } = context.services
  const locale = languageOf(request)
  const filters = readJobFilters(new URL(request.url).searchParams)
  const [jobs, choices] = await Promise.all([
    listJobs({ payload, filters, language: locale }),
    listJobChoices({ payload, language: locale }),
  ])
  return { locale, filters, jobs, choices }
}

export default function JobsPage() {
  const { filters, jobs, choices } = useLoaderData<typeof loader>()
  const t = useTexts(JOBS_TEXTS)
  const locale = useLocale()
  const isFiltered = Boolean(filters.q || filters.city || filters.tag)
  return (
    <div className="jl-container py-10 md:py-16">
      <h1 className="text-3xl font-bold text-ink md:text-4xl">{t.title}</h1>
      <p className="mt-3 max-w-2xl text-md text-muted">{t.line}</p>
      {(isFiltered || jobs.total > 0) && <JobFilterForm filters={filters} choices={choices} />}
      {jobs.total > 0 && (
        <p className="mt-8 text-sm text-muted tabular-nums">{t.count(jobs.total.toLocaleString(locale))}</p>
      )}
      {jobs.total === 0 && <NoJobs filtered={isFiltered} />}
      <JobCards id="open" title={t.open} jobs={jobs.open} />
      <JobCards id="past" title={t.past} jobs={jobs.past} />
      <PageLinks
        label={t.paging}
        page={filters.page}
        pages={jobs.pages}
        addressOf={(page) => jobsAddress({ ...filters, page })}
        nameOf={t.page}
      />
    </div>
  )
}

function NoJobs({ filtered }: { filtered: boolean }) {
  const t = useTexts(JOBS_TEXTS)
  const to = filtered ? '/recruitment' : '/template'
  return (
    <div className="mt-8">
      <EmptyState
        heading="h2"
        icon={filtered ? <SearchX /> : <BriefcaseBusiness />}
        title={filtered ? t.noMatch : t.none}
        text={filtered ? t.noMatchText : t.noneText}
        action={
          <Link to={to} className={buttonClass()}>
            {filtered ? t.clear : t.examples}
          </Link>
        }
      />
    </div>
  )
}

/** What the address asks the jobs for. */
function readJobFilters(search: URLSearchParams): JobFilters {
  const text = (name: string, most: number) => (search.get(name) ?? '').trim().slice(0, most)
  const page = Number(search.get('page'))
  return {
    q: text('q', 100),
    city: text('city', 60),
    tag: text('tag', 30),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 1000) : 1,
  }
}

function jobsAddress({ q, city, tag, page }: JobFilters): string {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(city && { city }),
    ...(tag && { tag }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/recruitment${search && `?${search}`}`
}
