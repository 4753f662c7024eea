import { Link } from '@remix-run/react'
import { SearchX } from 'lucide-react'
import { buttonClass } from '~/components/ui/button-class'
import { EmptyState } from '~/components/ui/EmptyState'
import { PageLinks } from '~/components/ui/PageLinks'
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
