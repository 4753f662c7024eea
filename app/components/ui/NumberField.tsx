import { Minus, Plus } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField'
import type { ControlSize } from './button-class'
import { cx } from './cx'
import { FIELD_STACK, FieldLabel, FieldNotes, type FieldWords } from './FieldParts'

export type NumberFieldProps = Omit<AriaNumberFieldProps, 'className' | 'children' | 'style' | 'isInvalid'> &
  FieldWords & {
    size?: ControlSize
    /** Shown after the number, such as "px". */
    unit?: string
    className?: string
  }

const HEIGHTS: Record<ControlSize, string> = { sm: 'h-8 text-sm', md: 'h-9 text-base', lg: 'h-11 text-md' }
const STEP =
  'flex w-8 shrink-0 items-center justify-center text-muted transition hover:not-disabled:bg-hover ' +
  'hover:not-disabled:text-ink active:not-disabled:bg-pressed disabled:opacity-40'

export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, description, error, size = 'md', unit, className, ...rest } = props
  return (
    <AriaNumberField {...rest} isInvalid={Boolean(error)} className={cx(FIELD_STACK, className)}>
      <FieldLabel label={label} hideLabel={hideLabel} />
      <Group
        className={cx(
          'flex overflow-hidden rounded-control border border-input bg-surface transition',
          'hover:not-data-disabled:border-sand-10 data-invalid:border-danger data-disabled:opacity-60',
          'focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus',
          HEIGHTS[size],
        )}
      >
        <Button slot="decrement" className={STEP}>
          <Minus aria-hidden className="size-3.5" />
        </Button>
        <Input className="min-w-0 flex-1 bg-transparent text-center text-ink tabular-nums outline-none" />
        {unit && (
          <span aria-hidden className="self-center text-xs text-muted">
            {unit}
          </span>
        )}
        <Button slot="increment" className={STEP}>
          <Plus aria-hidden className="size-3.5" />
        </Button>
      </Group>
      <FieldNotes description={description} error={error} />
    </AriaNumberField>
  )
}
