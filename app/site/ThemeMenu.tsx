import { Check } from 'lucide-react'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { THEMES } from '~/theme/themes'
import { useTheme } from '~/theme/theme-context'
import { HEADER_OPTION, HeaderMenu } from './HeaderMenu'
import { PreferenceForm } from './PreferenceForm'
import { SITE_TEXTS } from './texts'
import { THEME_ICONS } from './theme-icons'

export function ThemeMenu() {
  const t = useTexts(SITE_TEXTS)
  const theme = useTheme()
  const Icon = THEME_ICONS[theme]
  return (
    <HeaderMenu label={t.theme} icon={<Icon aria-hidden className="size-4" />}>
      <PreferenceForm>
        {THEMES.map((option) => {
          const OptionIcon = THEME_ICONS[option]
          return (
            <button
              key={option}
              name="theme"
              value={option}
              aria-pressed={option === theme}
              className={HEADER_OPTION}
            >
              <OptionIcon aria-hidden className="size-4 text-muted" />
              <span className="flex-1">{t.themes[option]}</span>
              <Check aria-hidden className={cx('size-4 text-link', option !== theme && 'invisible')} />
            </button>
          )
        })}
      </PreferenceForm>
    </HeaderMenu>
  )
}
