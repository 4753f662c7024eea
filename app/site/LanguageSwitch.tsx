import { Languages } from 'lucide-react'
import { OWN_NAMES } from '../../collections/languages/own-names'
import { LANGUAGES } from '../../collections/resumes/choices'
import { buttonClass } from '~/components/ui/button-class'
import { useLocale } from '~/i18n/locale-context'
import { PreferenceForm } from './PreferenceForm'

/** A button for each other language, which names it in that language; in words at any width with `withText`. */
export function LanguageSwitch({ withText }: { withText?: boolean }) {
  const own = useLocale()
  return (
    <PreferenceForm>
      {LANGUAGES.filter((language) => language !== own).map((language) => (
        <button
          key={language}
          name="locale"
          value={language}
          lang={language}
          className={buttonClass({
            look: 'ghost',
            className: 'px-3 text-muted hover:text-ink pointer-coarse:h-11',
          })}
        >
          <Languages aria-hidden className="size-4" />
          <span className={withText ? undefined : 'max-lg:sr-only'}>{OWN_NAMES[language]}</span>
        </button>
      ))}
    </PreferenceForm>
  )
}
