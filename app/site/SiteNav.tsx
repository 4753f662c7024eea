import { Link, useLocation } from '@remix-run/react'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { NAV_ITEMS } from './nav-items'
import { SITE_TEXTS } from './texts'

export type SiteNavProps = {
  label: string
  look: 'bar' | 'sheet' | 'column'
  /** One's own resumes, after the public pages. */
  own?: boolean
  className?: string
}

const LOOKS = {
  bar:
    'relative inline-flex h-14 items-center px-2 text-base whitespace-nowrap text-muted transition hover:text-ink ' +
    'after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:bg-transparent ' +
    'aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:bg-ink',
  sheet:
    'flex min-h-12 items-center rounded-control px-3 text-md text-ink transition hover:bg-hover active:bg-pressed ' +
    'aria-[current=page]:bg-hover aria-[current=page]:font-semibold',
  column:
    'inline-flex min-h-8 items-center text-base text-muted transition hover:text-ink pointer-coarse:min-h-11',
}

/** The public pages as links; the one that is open is marked. */
export function SiteNav({ label, look, own = true, className }: SiteNavProps) {
  const t = useTexts(SITE_TEXTS)
  const { pathname } = useLocation()
  const items = NAV_ITEMS.map(({ key, to }) => ({ to, text: t.nav[key] }))
  const all = own ? [...items, { to: '/user', text: t.resumes }] : items
  return (
    <nav aria-label={label} className={className}>
      {all.map(({ to, text }) => (
        <Link
          key={to}
          to={to}
          aria-current={isWithin({ pathname, to }) ? 'page' : undefined}
          className={cx(LOOKS[look], 'no-underline')}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}

/** A template's own page stands below the wall of templates, though its address is among the examples'. */
const OF_TEMPLATE = /^\/(template\/use|start)\/[^/]+$/

function isWithin({ pathname, to }: { pathname: string; to: string }): boolean {
  if (OF_TEMPLATE.test(pathname)) return to === '/#templates'
  return pathname === to || pathname.startsWith(`${to}/`)
}
