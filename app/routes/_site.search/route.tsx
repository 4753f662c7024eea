import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData, Link } from '@remix-run/react'
import { SearchX } from 'lucide-react'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import { buttonClass } from '~/components/ui/button-class'
import { fieldClass } from '~/components/ui/field-class'
import { searchSite } from '~/features/search/search-site.server'
import { languageOf } from '~/http/language'
import type { RouteHandle } from '~/http/route-handle'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { EmptyState } from '~/components/ui/EmptyState'
import { ResultCard } from './ResultCard'
import { SEARCH_TEXTS } from './texts'

export const handle: RouteHandle = { scripts: false }

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const t = SEARCH_TEXTS[data?.locale ?? DEFAULT_LANGUAGE]
  return [{ title: data?.question ? t.titleFor(data.question) : t.title }]
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = languageOf(request)
  const question = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200)
  const { payload } = context.services
  return { locale, question, ...(await searchSite({ payload, question, language: locale })) }
}

export default function SearchPage() {
  const { question, results, partial } = useLoaderData<typeof loader>()
  const t = useTexts(SEARCH_TEXTS)
  const locale = useLocale()
  return (
    <div className="jl-container py-10 md:py-16">
      <div className="max-w-3xl">
        <h1 className="text-3xl font-bold break-words text-ink md:text-4xl">
          {question ? t.titleFor(question) : t.title}
        </h1>
        <Form role="search" action="/search" aria-label={t.label} className="mt-6 flex gap-2">
          <input
            type="search"
            name="q"
            required
            maxLength={200}
            defaultValue={question}
            aria-label={t.label}
            placeholder={t.placeholder}
            className={fieldClass({ size: 'lg', className: 'flex-1' })}
          />
          <button className={buttonClass({ look: 'primary', size: 'lg' })}>{t.find}</button>
        </Form>
        <p className="mt-3 text-sm text-muted tabular-nums">
          {results.length > 0
            ? partial
              ? t.partial
              : t.count(results.length.toLocaleString(locale))
            : !question && t.start}
        </p>
        {question && results.length === 0 && <NothingFound question={question} />}
        <ol className="mt-6 divide-y divide-line">
          {results.map((result) => (
            <ResultCard key={result.url} result={result} />
          ))}
        </ol>
      </div>
    </div>
  )
}

function NothingFound({ question }: { question: string }) {
  const t = useTexts(SEARCH_TEXTS)
  const ways = [
    { to: '/template', text: t.ways.examples },
    { to: '/#templates', text: t.ways.templates },
    { to: '/recruitment', text: t.ways.jobs },
  ]
  return (
    <div className="mt-6">
      <EmptyState
        heading="h2"
        icon={<SearchX />}
        title={t.none(question)}
        text={t.noneText}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {ways.map(({ to, text }) => (
              <Link key={to} to={to} className={buttonClass({ className: 'pointer-coarse:h-11' })}>
                {text}
              </Link>
            ))}
          </div>
        }
      />
    </div>
  )
}
