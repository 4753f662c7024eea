import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { useTheme } from '~/theme/theme-context'
import { THEMES } from '~/theme/themes'
import { PreferenceForm } from './PreferenceForm'
import { SITE_TEXTS } from './texts'
import { THEME_ICONS } from './theme-icons'

/** The three appearances side by side, for places with room and no menu. */
export function ThemeSegments() {
  const t = useTexts(SITE_TEXTS)
  const theme = useTheme()
  return (
    <PreferenceForm>
      <div role="group" aria-label={t.theme} className="flex rounded-menu bg-hover p-1">
        {THEMES.map((option) => {
          const Icon = THEME_ICONS[option]
          return (
            <button
              key={option}
              name="theme"
              value={option}
              aria-label={t.themes[option]}
              aria-pressed={option === theme}
              title={t.themes[option]}
              className={cx(
                'flex h-7 w-9 items-center justify-center rounded-control text-muted transition hover:text-ink pointer-coarse:size-11',
                option === theme && 'bg-surface text-ink shadow-rest',
              )}
            >
              <Icon aria-hidden className="size-4" />
            </button>
          )
        })}
      </div>
    </PreferenceForm>
  )
}
