import { Menu } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { HeaderMenu } from './HeaderMenu'
import { LanguageSwitch } from './LanguageSwitch'
import { SearchField } from './SearchField'
import { SiteNav } from './SiteNav'
import { SITE_TEXTS } from './texts'
import { ThemeSegments } from './ThemeSegments'

/** All that the bar has no room for on a phone. */
export function PhoneMenu({ account }: { account: boolean }) {
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
