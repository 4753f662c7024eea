import { Input } from 'react-aria-components/Input'
import { NumberField } from 'react-aria-components/NumberField'
import { Slider } from 'react-aria-components/Slider'
import { fieldClass } from '~/components/ui/field-class'
import { SliderBar } from '~/components/ui/Slider'
import { MOST_MARGIN } from './most-margin'

type Props = { label: string; group: string; value: number; onChange: (value: number) => void }

/** A margin by slider or number. */
export function MarginField({ label, group, value, onChange }: Props) {
  const name = `${group} ${label}`
  return (
    <div className="grid grid-cols-[2.75rem_1fr_3.5rem] items-center gap-3">
      <span aria-hidden className="text-sm text-ink">
        {label}
      </span>
      <Slider aria-label={name} minValue={0} maxValue={MOST_MARGIN} value={value} onChange={onChange}>
        <SliderBar />
      </Slider>
      <NumberField
        aria-label={`${name} (px)`}
        minValue={0}
        maxValue={MOST_MARGIN}
        value={value}
        onChange={(next) => {
          if (Number.isFinite(next)) onChange(next)
        }}
      >
        <Input
          className={fieldClass({
            size: 'sm',
            className: 'text-center tabular-nums pointer-coarse:min-h-11',
          })}
        />
      </NumberField>
    </div>
  )
}
