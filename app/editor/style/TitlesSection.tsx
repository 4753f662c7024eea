import { GAP_BOUNDS, TITLE_CASES } from '../../../collections/resumes/choices'
import { Select } from '~/components/ui/Select'
import { Slider } from '~/components/ui/Slider'
import { Switch } from '~/components/ui/Switch'
import { useTexts } from '~/i18n/use-texts'
import { TITLES_TEXTS } from '../texts/titles-texts'
import { useConfig } from './use-config'

const GAPS = ['sectionGap', 'entryGap'] as const

/** The case of titles, and the gaps in per cent of the layout's own. */
export function TitlesSection() {
  const texts = useTexts(TITLES_TEXTS)
  const { config, set } = useConfig()
  return (
    <>
      <Select
        size="sm"
        label={texts.titleCase}
        description={config.titleCase === 'typed' ? undefined : texts.onlyLetters}
        value={config.titleCase}
        options={TITLE_CASES.map((id) => ({ id, text: texts.cases[id] }))}
        onChange={(value) => set({ field: 'titleCase', value, label: texts.titleCase })}
      />
      <Switch
        size="sm"
        isSelected={config.repeatTitles}
        onChange={(value) => set({ field: 'repeatTitles', value, label: texts.repeatTitles })}
      >
        {texts.repeatTitles}
      </Switch>
      {GAPS.map((field) => (
        <Slider
          key={field}
          label={texts[field]}
          unit="%"
          minValue={GAP_BOUNDS.min}
          maxValue={GAP_BOUNDS.max}
          step={5}
          value={config[field]}
          onChange={(value) => set({ field, value, label: texts[field] })}
        />
      ))}
    </>
  )
}
