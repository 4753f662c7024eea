import { Form, Link, useLocation } from '@remix-run/react'
import { Search } from 'lucide-react'
import { buttonClass } from '~/components/ui/button-class'
import { cx } from '~/components/ui/cx'
import { fieldClass } from '~/components/ui/field-class'
import { useTexts } from '~/i18n/use-texts'
import { SEARCH_ADDRESS } from './nav-items'
import { SITE_TEXTS } from './texts'

/** A plain GET form: it asks the search page, with or without script. */
export function SearchField({ className, size = 'md' }: { className?: string; size?: 'md' | 'lg' }) {
  const t = useTexts(SITE_TEXTS)
  const { pathname } = useLocation()
  if (SEARCH_ADDRESS === null) return null
  return (
    <Form role="search" aria-label={t.search} action={SEARCH_ADDRESS} className={cx('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-s-3 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
      <input
        // empty again on the next page
        key={pathname}
        type="search"
        name="q"
        required
        aria-label={t.search}
        placeholder={t.searchHint}
        className={fieldClass({ size, className: 'ps-9' })}
      />
    </Form>
  )
}

/** Where there is no room for the field: the way to the search page. */
export function SearchLink({ className }: { className?: string }) {
  const t = useTexts(SITE_TEXTS)
  if (SEARCH_ADDRESS === null) return null
  return (
    <Link
      to={SEARCH_ADDRESS}
      aria-label={t.search}
      className={buttonClass({
        look: 'ghost',
        square: true,
        className: cx('text-muted hover:text-ink pointer-coarse:size-11', className),
      })}
    >
      <Search aria-hidden className="size-4" />
    </Link>
  )
}
