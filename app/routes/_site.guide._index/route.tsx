import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { GUIDE_TAGS, GUIDE_TAG_KEYS } from '../../../collections/guide-tags'
import { GuideCard } from '~/components/guide/GuideCard'
import { feedLink } from '~/site/feed-link'
import { GUIDE_PAGE_TEXTS } from '~/components/guide/page-texts'
import { pageMeta } from '~/site/page-meta'
import { buttonClass } from '~/components/ui/button-class'
import { PageLinks } from '~/components/ui/PageLinks'
import { listGuides } from '~/features/guides/list-guides.server'
import { languageOf } from '~/http/language'
import type { RouteHandle } from '~/http/route-handle'
import { useTexts } from '~/i18n/use-texts'
import { FilterLink, FilterRow, FilterRows } from '~/components/ui/FilterRow'
import { useLocale } from '~/i18n/locale-context'
import { addressOfList, readFilters, type GuideFilters } from './read-filters'
import { OWN_NAMES } from '../../../collections/languages/own-names'
import { LANGUAGES } from '../../../collections/resumes/choices'

const PAGE_SIZE = 12

export const handle: RouteHandle = { scripts: false }

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return []
  const { locale, filters } = data
  const t = GUIDE_PAGE_TEXTS[locale]
  const subject = filters.tag ? `${GUIDE_TAGS[filters.tag][locale]} · ` : ''
  return [
    ...pageMeta({
      matches,
      address: addressOfList(filters),
      title: `${subject}${t.title} · Jianli`,
      description: t.description,
      card: '/cards/guides.jpg',
    }),
    feedLink({ matches, path: '/guide/feed.xml' }),
  ]
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = languageOf(request)
  const filters = readFilters(new URL(request.url).searchParams)
  const language = filters.language ?? locale
  const { total, list } = await listGuides({
    payload: context.services.payload,
    pageNum: filters.page,
    pageSize: PAGE_SIZE,
    language: language === 'all' ? undefined : language,
    tags: filters.tag ? [filters.tag] : [],
  })
  return { locale, filters, list, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
}

export default function Guides() {
  const { filters, list, pages } = useLoaderData<typeof loader>()
  const t = useTexts(GUIDE_PAGE_TEXTS)
  return (
    <div className="jl-container py-10 md:py-16">
      <h1 className="text-3xl font-bold text-ink md:text-4xl">{t.title}</h1>
      <p className="mt-3 max-w-[42rem] text-md leading-[1.7] text-muted">{t.lead}</p>
      <FilterBar filters={filters} />
      {list.length === 0 ? (
        <div className="py-20 text-center">
          <p className="text-lg font-bold text-ink">{t.none}</p>
          <p className="mt-2 mb-6 text-base text-muted">{t.noneText}</p>
          <a href="/guide" className={buttonClass({})}>
            {t.showAll}
          </a>
        </div>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {list.map((guide) => (
            <li key={guide.id}>
              <GuideCard guide={guide} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        label={t.pages}
        page={filters.page}
        pages={pages}
        addressOf={(page) => addressOfList({ ...filters, page })}
        nameOf={t.page}
      />
    </div>
  )
}

/** Subjects and languages as links, so that every list has an address. */
function FilterBar({ filters }: { filters: GuideFilters }) {
  const locale = useLocale()
  const t = GUIDE_PAGE_TEXTS[locale]
  const at = (change: Partial<GuideFilters>) => addressOfList({ ...filters, page: 1, ...change })
  const language = filters.language ?? locale
  return (
    <FilterRows>
      <FilterRow label={t.tags}>
        <FilterLink to={at({ tag: null })} isOn={filters.tag === null}>
          {t.all}
        </FilterLink>
        {GUIDE_TAG_KEYS.filter((tag) => tag !== 'product').map((tag) => (
          <FilterLink key={tag} to={at({ tag })} isOn={filters.tag === tag}>
            {GUIDE_TAGS[tag][locale]}
          </FilterLink>
        ))}
      </FilterRow>
      <FilterRow label={t.languages}>
        <FilterLink to={at({ language: 'all' })} isOn={language === 'all'}>
          {t.all}
        </FilterLink>
        {LANGUAGES.map((each) => (
          <FilterLink key={each} to={at({ language: each })} isOn={language === each} lang={each}>
            {OWN_NAMES[each]}
          </FilterLink>
        ))}
      </FilterRow>
    </FilterRows>
  )
}
