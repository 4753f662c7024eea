import { Check, Pipette } from 'lucide-react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { THEME_COLORS } from '../../../collections/resumes/choices'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { TextField } from '../fields/TextField'
import { STYLE_TEXTS } from '../texts/style-texts'
import { PartChoice } from './PartChoice'
import { SWATCH } from './swatch-class'
import { useConfig } from './use-config'

/** The ten theme colours and any other, and what has it. */
export function ColorSection() {
  const texts = useTexts(STYLE_TEXTS)
  const { config, set } = useConfig()
  const color = config.themeColor.toLowerCase()
  const choose = (value: string) => set({ field: 'themeColor', value, label: texts.color })
  return (
    <>
      <RadioGroup
        aria-label={texts.color}
        orientation="horizontal"
        value={color}
        onChange={choose}
        className="grid grid-cols-5 gap-2"
      >
        {THEME_COLORS.map((hex) => (
          <Radio
            key={hex}
            value={hex}
            aria-label={texts.colorName(hex)}
            style={{ background: hex }}
            className={cx(
              SWATCH,
              'ring-offset-surface data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus',
            )}
          >
            {color === hex ? <Check aria-hidden className="size-4" strokeWidth={3} /> : null}
          </Radio>
        ))}
      </RadioGroup>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            owner="$config"
            field="themeColor"
            value={config.themeColor}
            kind="color"
            label={texts.customHex}
            hideLabel
          />
        </div>
        <label className="relative grid size-8 shrink-0 place-items-center overflow-hidden rounded-control border border-input text-muted hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:size-11">
          <span className="sr-only">{texts.custom}</span>
          <Pipette aria-hidden className="size-4" />
          <input
            type="color"
            value={color}
            onChange={(event) => choose(event.currentTarget.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      </div>
      <PartChoice part="colorForm" />
    </>
  )
}
