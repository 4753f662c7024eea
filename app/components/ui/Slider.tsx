import { Label } from 'react-aria-components/Label'
import {
  Slider as AriaSlider,
  SliderOutput,
  type SliderProps as AriaSliderProps,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider'
import { cx } from './cx'

export type SliderProps = Omit<AriaSliderProps<number>, 'className' | 'children' | 'style'> & {
  label: string
  /** Shown after the number, such as "px". */
  unit?: string
  className?: string
}

export function Slider({ label, unit, className, ...props }: SliderProps) {
  return (
    <AriaSlider
      {...props}
      className={cx('grid grid-cols-[1fr_auto] gap-1 data-disabled:opacity-50', className)}
    >
      <Label className="text-sm text-ink">{label}</Label>
      <SliderOutput className="text-sm text-muted tabular-nums">
        {({ state }) => state.getThumbValueLabel(0) + (unit === '%' ? unit : unit ? ` ${unit}` : '')}
      </SliderOutput>
      <SliderBar className="col-span-2" />
    </AriaSlider>
  )
}

/** The line with its thumb. */
export function SliderBar({ className }: { className?: string }) {
  return (
    <SliderTrack
      className={cx('group flex h-6 w-full cursor-pointer items-center pointer-coarse:h-11', className)}
    >
      {({ state }) => (
        <>
          <span className="h-1 w-full rounded-full bg-sand-6 transition group-hover:bg-sand-7" />
          <span
            className="absolute h-1 rounded-full bg-accent"
            style={{ width: `${state.getThumbPercent(0) * 100}%` }}
          />
          <SliderThumb className="top-1/2 size-4 rounded-full border-2 border-accent bg-white transition-[scale,box-shadow] data-dragging:scale-115 data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus data-hovered:shadow-[0_0_0_6px_var(--indigo-4)]" />
        </>
      )}
    </SliderTrack>
  )
}
