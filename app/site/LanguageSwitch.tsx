import { Languages } from 'lucide-react'
import { otherLanguage } from '../../collections/languages/other-language'
import { buttonClass } from '~/components/ui/button-class'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { PreferenceForm } from './PreferenceForm'
import { SITE_TEXTS } from './texts'

/** One button that names the other language in that language; in words at any width with `withText`. */
export function LanguageSwitch({ withText }: { withText?: boolean }) {
  const t = useTexts(SITE_TEXTS)
  const other = otherLanguage(useLocale())
  return (
    <PreferenceForm>
      <button
        name="locale"
        value={other}
        lang={other}
        className={buttonClass({
          look: 'ghost',
          className: 'px-3 text-muted hover:text-ink pointer-coarse:h-11',
        })}
      >
        <Languages aria-hidden className="size-4" />
        <span className={withText ? undefined : 'max-lg:sr-only'}>{t.otherLanguage}</span>
      </button>
    </PreferenceForm>
  )
}
