import { Link } from '@remix-run/react'
import { SearchX } from 'lucide-react'
import { buttonClass } from '~/components/ui/button-class'
import { EmptyState } from '~/components/ui/EmptyState'
import { useTexts } from '~/i18n/use-texts'
import { wallAddress, type WallFilters } from './read-filters'
import type { WallTemplate } from './load-home.server'
import { TemplateCard } from './TemplateCard'
import { HOME_TEXTS } from './texts'
import { WallFilterBar } from './WallFilterBar'

export type WallProps = {
  templates: WallTemplate[]
  filters: WallFilters
  pages: number
  creating: string | null
  onUse: (code: string) => void
}

export function Wall({ templates, filters, pages, creating, onUse }: WallProps) {
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
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4">
          {templates.map((template) => (
            <TemplateCard key={template.code} template={template} creating={creating} onUse={onUse} />
          ))}
        </ul>
      )}
      {pages > 1 && <Paging filters={filters} pages={pages} />}
    </section>
  )
}

function Paging({ filters, pages }: { filters: WallFilters; pages: number }) {
  const t = useTexts(HOME_TEXTS)
  return (
    <nav aria-label={t.paging} className="mt-12 flex justify-center gap-1">
      {Array.from({ length: pages }, (_, i) => i + 1).map((page) => (
        <Link
          key={page}
          to={wallAddress({ ...filters, page })}
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
