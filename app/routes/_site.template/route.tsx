import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { LayoutTemplate, SearchX } from 'lucide-react'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import { pageMeta } from '~/site/page-meta'
import { buttonClass } from '~/components/ui/button-class'
import { EmptyState } from '~/components/ui/EmptyState'
import { listGroups } from '~/features/groups/list-groups.server'
import { languageOf } from '~/http/language'
import type { RouteHandle } from '~/http/route-handle'
import { useTexts } from '~/i18n/use-texts'
import { FilterLink, FilterRow, FilterRows } from '~/components/ui/FilterRow'
import { GroupSection } from './GroupSection'
import { EXAMPLES_TEXTS } from './texts'
import { LANGUAGES, type Language } from '../../../collections/resumes/schema'

export const handle: RouteHandle = { scripts: false }

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = EXAMPLES_TEXTS[data?.locale ?? DEFAULT_LANGUAGE]
  const address = examplesAddress({ group: data?.filters.group ?? '' })
  const { title, description } = t
  return pageMeta({ matches, address, title, description, card: '/cards/templates.jpg' })
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = languageOf(request)
  const groups = await listGroups({ payload: context.services.payload })
  const { searchParams } = new URL(request.url)
  const filters = readExampleFilters({ search: searchParams, locale, groups: groups.map(({ key }) => key) })
  return {
    locale,
    filters,
    names: groups.map(({ key, title }) => ({ key, title: title[locale] })),
    groups: groups
      .filter(({ key }) => !filters.group || key === filters.group)
      .map(({ key, title, summary, types }) => ({
        key,
        title: title[locale],
        summary: summary[locale],
        count: types.length,
        types: types
          .filter(({ language }) => filters.lang === ALL || language === filters.lang)
          // one's own language first
          .sort((a, b) => Number(b.language === locale) - Number(a.language === locale)),
      }))
      .filter(({ types }) => types.length > 0),
  }
}

export default function ExamplesPage() {
  const { groups, names, filters } = useLoaderData<typeof loader>()
  const t = useTexts(EXAMPLES_TEXTS)
  const shown = filters.group ? 'all' : filters.lang === ALL ? 'four' : 'two'
  return (
    <div className="jl-container py-10 md:py-16">
      <h1 className="text-3xl font-bold text-ink md:text-4xl">{t.headline}</h1>
      <p className="mt-3 max-w-2xl text-md text-balance text-muted">{t.line}</p>
      <ExampleFilterBar names={names} filters={filters} />
      {groups.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          heading="h2"
          title={t.noMatch}
          text={t.noMatchText}
          action={
            <Link to={examplesAddress({ group: '', lang: ALL })} className={buttonClass()}>
              {t.clear}
            </Link>
          }
        />
      )}
      <div className={shown === 'two' ? 'grid gap-x-6 desk:grid-cols-2' : undefined}>
        {groups.map((group) => (
          <GroupSection key={group.key} group={group} shown={shown} />
        ))}
      </div>
      <aside className="mt-16 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-subtle p-6 shadow-rest">
        <div className="me-auto">
          <h2 className="text-md font-semibold text-ink">{t.walls}</h2>
          <p className="mt-1 text-muted">{t.wallsText}</p>
        </div>
        <Link to="/#templates" className={buttonClass({ className: 'pointer-coarse:h-11' })}>
          <LayoutTemplate aria-hidden className="size-4" />
          {t.toWall}
        </Link>
      </aside>
    </div>
  )
}

type Props = { names: { key: string; title: string }[]; filters: ExampleFilters }

/** Group and language as links: every choice has an address. */
function ExampleFilterBar({ names, filters }: Props) {
  const t = useTexts(EXAMPLES_TEXTS)
  const groups = [{ key: '', title: t.all }, ...names]
  return (
    <FilterRows>
      <FilterRow label={t.groups}>
        {groups.map(({ key, title }) => (
          <FilterLink key={key} to={examplesAddress({ ...filters, group: key })} isOn={filters.group === key}>
            {title}
          </FilterLink>
        ))}
      </FilterRow>
      <FilterRow label={t.languages}>
        {([ALL, ...LANGUAGES] as const).map((lang) => (
          <FilterLink
            key={lang}
            to={examplesAddress({ ...filters, lang })}
            lang={lang === ALL ? undefined : lang}
            isOn={filters.lang === lang}
          >
            {lang === ALL ? t.all : t.languageNames[lang]}
          </FilterLink>
        ))}
      </FilterRow>
    </FilterRows>
  )
}

const ALL = 'all'
type ExampleFilters = { group: string; lang: Language | typeof ALL }

/** What the address asks for; anything unknown in it is as if it were not there. Unasked, examples are in the reader's language. */
function readExampleFilters(options: {
  search: URLSearchParams
  groups: string[]
  locale: Language
}): ExampleFilters {
  const { search, groups, locale } = options
  return {
    group: groups.find((key) => key === search.get('group')) ?? '',
    lang: ([ALL, ...LANGUAGES] as const).find((lang) => lang === search.get('lang')) ?? locale,
  }
}

function examplesAddress({ group, lang }: Partial<ExampleFilters>): string {
  const search = new URLSearchParams({ ...(group && { group }), ...(lang && { lang }) }).toString()
  return `/template${search && `?${search}`}`
}
