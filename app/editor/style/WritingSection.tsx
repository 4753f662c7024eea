import { LANGUAGES } from '../../../collections/resumes/choices'
import { Select } from '~/components/ui/Select'
import { Switch } from '~/components/ui/Switch'
import { useTexts } from '~/i18n/use-texts'
import { STYLE_TEXTS } from '../texts/style-texts'
import { Segments } from './Segments'
import { useConfig } from './use-config'

const DATES = ['iso', 'dot', 'month'] as const
const LINKS = ['short', 'full'] as const

/** Language of the page, how dates and addresses are written, and whether empty fields say what belongs there. */
export function WritingSection() {
  const texts = useTexts(STYLE_TEXTS)
  const { config, set } = useConfig()
  return (
    <>
      <Segments
        label={texts.language}
        value={config.language}
        options={LANGUAGES.map((id) => ({ id, text: texts.languages[id] }))}
        onChange={(value) => set({ field: 'language', value, label: texts.language })}
      />
      <Select
        size="sm"
        label={texts.dateFormat}
        value={config.dateFormat}
        options={DATES.map((id) => ({ id, text: texts.dates[id] }))}
        onChange={(value) => set({ field: 'dateFormat', value, label: texts.dateFormat })}
      />
      <Segments
        label={texts.linkStyle}
        value={config.linkStyle}
        options={LINKS.map((id) => ({ id, text: texts.links[id] }))}
        onChange={(value) => set({ field: 'linkStyle', value, label: texts.linkStyle })}
      />
      <Switch
        size="sm"
        isSelected={config.placeholders}
        onChange={(value) => set({ field: 'placeholders', value, label: texts.placeholders })}
      >
        {texts.placeholders}
      </Switch>
    </>
  )
}
