import { Link } from '@remix-run/react'
import { Check } from 'lucide-react'
import { TEMPLATE_TAG_KEYS, TEMPLATE_TAGS } from '../../../collections/template-tags'
import { cx } from '~/components/ui/cx'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { wallAddress, type WallFilters } from './read-filters'
import { HOME_TEXTS } from './texts'

const ORDERS = ['new', 'hot'] as const

/** Order and tags as links: they work without script, and every choice has an address. */
export function WallFilterBar({ filters }: { filters: WallFilters }) {
  const t = useTexts(HOME_TEXTS)
  const locale = useLocale()
  return (
    <div className="mt-6 mb-8 flex flex-wrap items-center gap-x-4 gap-y-3">
      <nav aria-label={t.order} className="flex rounded-menu bg-hover p-1">
        {ORDERS.map((filter) => (
          <Link
            key={filter}
            to={wallAddress({ ...filters, filter, page: 1 })}
            preventScrollReset
            aria-current={filter === filters.filter ? 'true' : undefined}
            className="flex h-8 items-center rounded-control px-4 text-base font-semibold text-muted no-underline transition hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-rest pointer-coarse:h-11"
          >
            {t.filters[filter]}
          </Link>
        ))}
      </nav>
      <nav aria-label={t.tags} className="flex flex-wrap gap-2">
        {TEMPLATE_TAG_KEYS.map((tag) => {
          const on = filters.tags.includes(tag)
          const tags = on ? filters.tags.filter((item) => item !== tag) : [...filters.tags, tag]
          return (
            <Link
              key={tag}
              to={wallAddress({ ...filters, tags, page: 1 })}
              preventScrollReset
              aria-current={on ? 'true' : undefined}
              className={cx(
                'flex h-8 items-center gap-1 rounded-full px-3 text-base no-underline transition pointer-coarse:h-11',
                on
                  ? 'bg-accent-tint text-link shadow-[inset_0_0_0_1px_var(--indigo-8)] hover:bg-indigo-4'
                  : 'text-muted shadow-[inset_0_0_0_1px_var(--sand-7)] hover:bg-hover hover:text-ink',
              )}
            >
              {on && <Check aria-hidden className="size-3.5" />}
              {TEMPLATE_TAGS[tag][locale]}
            </Link>
          )
        })}
      </nav>
    </div>
  )
}
