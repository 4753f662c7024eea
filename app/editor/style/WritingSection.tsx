import { OWN_NAMES } from '../../../collections/languages/own-names'
import { LANGUAGES } from '../../../collections/resumes/choices'
import { useTexts } from '~/i18n/use-texts'
import { STYLE_TEXTS } from '../texts/style-texts'
import { ConfigChoice } from './ConfigChoice'
import { ConfigSwitch } from './ConfigSwitch'

/** Language of the page, and whether empty fields say what belongs there. */
export function WritingSection() {
  const texts = useTexts(STYLE_TEXTS)
  return (
    <>
      <ConfigChoice
        field="language"
        label={texts.language}
        options={LANGUAGES.map((id) => ({ id, text: OWN_NAMES[id] }))}
      />
      <ConfigSwitch field="placeholders" label={texts.placeholders} />
    </>
  )
}
