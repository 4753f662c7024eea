import { Link } from '@remix-run/react'
import { Menu } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { AccountMenu } from './AccountMenu'
import { LanguageSwitch } from './LanguageSwitch'
import { LogoMark } from './Logo'
import { SearchField, SearchLink } from './SearchField'
import { SiteNav } from './SiteNav'
import { SITE_TEXTS } from './texts'
import { ThemeMenu } from './ThemeMenu'
import { HeaderMenu } from './HeaderMenu'
import { ThemeSegments } from './ThemeSegments'

/** Does all it does without script. `account` false leaves out signing in, as for those who came to read one resume. */
export function SiteHeader({ account = true }: { account?: boolean }) {
  const t = useTexts(SITE_TEXTS)
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas/90 backdrop-blur-md print:hidden">
      <div className="jl-container flex h-14 items-center gap-1">
        <Link
          to="/"
          aria-label={t.home}
          className="flex items-center gap-2 rounded-control text-md font-bold text-ink no-underline max-lg:me-auto lg:me-2 pointer-coarse:min-h-11"
        >
          <LogoMark className="size-7" />
          <span>{t.name}</span>
        </Link>
        <SiteNav look="bar" label={t.main} own={account} className="me-auto hidden lg:flex" />
        <SearchField className="me-1 w-44 max-[1280px]:hidden" />
        <SearchLink className="min-[1280px]:hidden" />
        <div className="flex items-center gap-1 max-lg:hidden">
          <LanguageSwitch />
          <ThemeMenu />
        </div>
        {account && (
          <div className="ms-1 flex min-w-9 justify-end">
            <AccountMenu />
          </div>
        )}
        <PhoneMenu account={account} />
      </div>
    </header>
  )
}

/** All that the bar has no room for on a phone. */
function PhoneMenu({ account }: { account: boolean }) {
  const t = useTexts(SITE_TEXTS)
  return (
    <HeaderMenu
      label={t.menu}
      icon={<Menu aria-hidden className="size-5" />}
      shape="sheet"
      className="-me-2 lg:hidden"
    >
      <SearchField size="lg" className="mb-3" />
      <SiteNav look="sheet" label={t.main} own={account} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <ThemeSegments />
        <LanguageSwitch withText />
      </div>
    </HeaderMenu>
  )
}
