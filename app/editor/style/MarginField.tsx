import { Input } from 'react-aria-components/Input'
import { NumberField } from 'react-aria-components/NumberField'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { fieldClass } from '~/components/ui/field-class'
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
        <SliderTrack className="group flex h-6 w-full cursor-pointer items-center pointer-coarse:h-11">
          {({ state }) => (
            <>
              <span className="h-1 w-full rounded-full bg-sand-6 transition group-hover:bg-sand-7" />
              <span
                className="absolute h-1 rounded-full bg-accent"
                style={{ width: `${state.getThumbPercent(0) * 100}%` }}
              />
              <SliderThumb className="top-1/2 size-4 rounded-full border-2 border-accent bg-white data-dragging:scale-115 data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus" />
            </>
          )}
        </SliderTrack>
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
