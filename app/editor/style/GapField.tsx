import { GAP_BOUNDS } from '../../../collections/resumes/choices'
import { Slider } from '~/components/ui/Slider'
import { useTexts } from '~/i18n/use-texts'
import { TITLES_TEXTS } from '../texts/titles-texts'
import { useConfig } from './use-config'

/** A gap in per cent of the layout's own. */
export function GapField({ field }: { field: 'sectionGap' | 'entryGap' }) {
  const label = useTexts(TITLES_TEXTS)[field]
  const { config, set } = useConfig()
  return (
    <Slider
      label={label}
      unit="%"
      minValue={GAP_BOUNDS.min}
      maxValue={GAP_BOUNDS.max}
      step={5}
      value={config[field]}
      onChange={(value) => set({ field, value, label })}
    />
  )
}
