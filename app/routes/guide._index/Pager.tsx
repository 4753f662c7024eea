import { GUIDE_PAGE_TEXTS } from '~/components/guide/page-texts'
import { buttonClass } from '~/components/ui/button-class'
import { useTexts } from '~/i18n/use-texts'
import { addressOfList, type GuideFilters } from './read-filters'

/** One page back and forth. */
export function Pager({ filters, pages }: { filters: GuideFilters; pages: number }) {
  const t = useTexts(GUIDE_PAGE_TEXTS)
  const { page } = filters
  if (pages < 2) return null
  return (
    <nav aria-label={t.pages} className="mt-10 flex items-center justify-center gap-4 text-base text-muted">
      {page > 1 && (
        <a rel="prev" href={addressOfList({ ...filters, page: page - 1 })} className={buttonClass({})}>
          {t.newer}
        </a>
      )}
      <span className="tabular-nums">{t.page(page, pages)}</span>
      {page < pages && (
        <a rel="next" href={addressOfList({ ...filters, page: page + 1 })} className={buttonClass({})}>
          {t.older}
        </a>
      )}
    </nav>
  )
}
