import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { ChevronLeft, ExternalLink } from 'lucide-react'
import { Prose } from '~/components/prose/Prose'
import { breadcrumbs } from '~/site/breadcrumbs'
import { pageMeta } from '~/site/page-meta'
import { StructuredData } from '~/site/StructuredData'
import { Badge } from '~/components/ui/Badge'
import { buttonClass } from '~/components/ui/button-class'
import { readMarkdown } from '~/features/markdown/read-markdown.server'
import { findJob } from '~/features/recruitment/find-job.server'
import { languageOf } from '~/http/language'
import type { RouteHandle } from '~/http/route-handle'
import { siteOrigin } from '~/http/site-origin'
import { useTexts } from '~/i18n/use-texts'
import { JOBS_TEXTS } from '../_site.recruitment/texts'
import { CopyJobText } from './CopyJobText'
import { JobFacts } from './JobFacts'
import { jobPosting } from './job-posting'
import { startOf } from './start-of'
import { TailorTo } from './TailorTo'

export const handle: RouteHandle = { scripts: false }

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return []
  const { job, locale } = data
  const { id, position, company, city, language } = job
  return pageMeta({
    matches,
    address: `/recruitment/${id}`,
    title: `${position} · ${company} · ${JOBS_TEXTS[locale].title}`,
    description: [company, city, startOf(job.description)].filter(Boolean).join(' · '),
    language,
    card: `/cards/job/${id}.jpg`,
  })
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { services } = context
  const found = await findJob({ payload: services.payload, id: params.id ?? '' })
  if (!found) throw new Response(null, { status: 404 })
  const { job, group } = found
  return {
    locale: languageOf(request),
    origin: siteOrigin({ request, services }),
    job,
    text: readMarkdown(job.description),
    group: group && {
      key: group.key,
      types: group.types.filter(({ language }) => language === job.language),
    },
  }
}

export default function JobPage() {
  const { job, text, group, origin } = useLoaderData<typeof loader>()
  const t = useTexts(JOBS_TEXTS)
  const { id, position, language, tags, link, past, sample } = job
  const trail = breadcrumbs({
    origin,
    steps: [
      { name: t.title, path: '/recruitment' },
      { name: position, path: `/recruitment/${id}` },
    ],
  })
  return (
    <>
      <StructuredData data={past ? [trail] : [jobPosting(job), trail]} />
      <div className="jl-container py-8 md:py-12">
        <Link
          to="/recruitment"
          className="inline-flex min-h-8 items-center gap-1 text-base text-muted no-underline hover:text-ink hover:underline pointer-coarse:min-h-11"
        >
          <ChevronLeft aria-hidden className="size-4" />
          {t.back}
        </Link>
        <h1 className="mt-4 text-3xl font-bold text-ink" lang={language}>
          {position}
        </h1>
        <JobFacts job={job} />
        <p className="mt-4 flex flex-wrap gap-1" lang={language}>
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
        {sample && (
          <p className="mt-6 rounded-card bg-warning-tint p-4 text-warning shadow-rest">{t.sampleNote}</p>
        )}
        {past && (
          <p className="mt-6 rounded-card bg-warning-tint p-4 text-warning shadow-rest">{t.pastNote}</p>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {link && !past && (
            <a
              href={link}
              target="_blank"
              rel="noopener nofollow"
              className={buttonClass({ look: 'primary', size: 'lg' })}
            >
              {t.apply}
              <ExternalLink aria-hidden className="size-4" />
            </a>
          )}
          <CopyJobText text={[position, job.company, job.city, '', job.description].join('\n')} />
        </div>
        <Prose blocks={text} lang={language} className="mt-8" />
        {group && !past && <TailorTo group={group} />}
      </div>
    </>
  )
}
