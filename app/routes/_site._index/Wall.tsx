import { Link } from '@remix-run/react'
import { SearchX, Check } from 'lucide-react'
import { buttonClass } from '~/components/ui/button-class'
import { EmptyState } from '~/components/ui/EmptyState'
import { PageLinks } from '~/components/ui/PageLinks'
import { useTexts } from '~/i18n/use-texts'
import { FilterLink, FilterRow, FilterRows } from '~/components/ui/FilterRow'
import { useLocale } from '~/i18n/locale-context'
import { wallAddress, type WallFilters } from './read-filters'
import type { WallTemplate } from './load-home.server'
import { TemplateCard } from './TemplateCard'
import { HOME_TEXTS } from './texts'
import { TEMPLATE_TAG_KEYS, TEMPLATE_TAGS } from '../../../collections/template-tags'

export type WallProps = {
  templates: WallTemplate[]
  filters: WallFilters
  pages: number
  onUse: (code: string) => void
}

export function Wall({ templates, filters, pages, onUse }: WallProps) {
  const t = useTexts(HOME_TEXTS)
  return (
    <section id="templates" aria-labelledby="wall-title" className="jl-container scroll-mt-14 py-16 md:py-24">
      <h2 id="wall-title" className="text-2xl font-bold text-ink sm:text-3xl">
        {t.wall}
      </h2>
      <p className="mt-2 text-md text-muted">{t.wallLine}</p>
      <WallFilterBar filters={filters} />
      {templates.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t.noMatch}
          text={t.noMatchText}
          action={
            <Link
              to={wallAddress({ ...filters, tags: [], page: 1 })}
              preventScrollReset
              className={buttonClass()}
            >
              {t.clear}
            </Link>
          }
        />
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 phone:gap-x-5 md:grid-cols-3 md:gap-x-6 md:gap-y-10 desk:grid-cols-4">
          {templates.map((template) => (
            <TemplateCard key={template.code} template={template} onUse={onUse} />
          ))}
        </ul>
      )}
      <PageLinks
        label={t.paging}
        page={filters.page}
        pages={pages}
        addressOf={(page) => wallAddress({ ...filters, page })}
        nameOf={t.page}
      />
    </section>
  )
}

const ORDERS = ['new', 'hot'] as const

/** Order and tags as links: they work without script, and every choice has an address. */
function WallFilterBar({ filters }: { filters: WallFilters }) {
  const t = useTexts(HOME_TEXTS)
  const locale = useLocale()
  return (
    <FilterRows>
      <FilterRow label={t.order}>
        <div className="flex rounded-menu bg-hover p-0.5">
          {ORDERS.map((filter) => (
            <Link
              key={filter}
              to={wallAddress({ ...filters, filter, page: 1 })}
              preventScrollReset
              aria-current={filter === filters.filter ? 'true' : undefined}
              className="flex h-7 items-center rounded-control px-4 text-base font-semibold text-muted no-underline transition hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-rest pointer-coarse:h-11"
            >
              {t.filters[filter]}
            </Link>
          ))}
        </div>
      </FilterRow>
      <FilterRow label={t.tags}>
        {TEMPLATE_TAG_KEYS.map((tag) => {
          const on = filters.tags.includes(tag)
          const tags = on ? filters.tags.filter((item) => item !== tag) : [...filters.tags, tag]
          return (
            <FilterLink
              key={tag}
              to={wallAddress({ ...filters, tags, page: 1 })}
              preventScrollReset
              isOn={on}
            >
              {on && <Check aria-hidden className="size-3.5" />}
              {TEMPLATE_TAGS[tag][locale]}
            </FilterLink>
          )
        })}
      </FilterRow>
    </FilterRows>
  )
}
