import { Check, ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import {
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select'
import type { ReactNode } from 'react'
import type { ControlSize } from './button-class'
import { cx } from './cx'
import { fieldClass } from './field-class'
import { FIELD_STACK, FieldLabel, FieldNotes, type FieldWords } from './FieldParts'
import { OPTION, POPOVER } from './overlay-class'

export type SelectOption<Key extends string = string> = {
  id: Key
  text: string
  /** Drawn instead of the plain text, such as a font in itself. */
  render?: ReactNode
}

export type SelectProps<Key extends string> = Omit<
  AriaSelectProps<SelectOption<Key>>,
  | 'className'
  | 'children'
  | 'style'
  | 'isInvalid'
  | 'selectedKey'
  | 'onSelectionChange'
  | 'value'
  | 'onChange'
> &
  FieldWords & {
    options: readonly SelectOption<Key>[]
    value: Key | null
    onChange: (value: Key) => void
    size?: ControlSize
    className?: string
  }

export function Select<Key extends string>(props: SelectProps<Key>) {
  const { label, hideLabel, description, error, size, options, value, onChange, className, ...rest } = props
  return (
    <AriaSelect
      {...rest}
      value={value}
      onChange={(key) => {
        const option = options.find((item) => item.id === key)
        if (option) onChange(option.id)
      }}
      isInvalid={Boolean(error)}
      className={cx(FIELD_STACK, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} />
      <Button className={fieldClass({ size, className: 'flex items-center gap-2 text-start' })}>
        <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-muted">
          {({ selectedText, isPlaceholder, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
      </Button>
      <FieldNotes description={description} error={error} />
      <Popover className={cx(POPOVER, 'min-w-(--trigger-width)')}>
        <ListBox items={options} className="max-h-80 overflow-auto p-1 outline-none">
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.text} className={OPTION}>
              {({ isSelected }) => (
                <>
                  <Check
                    aria-hidden
                    className={cx('size-4 shrink-0 text-link', !isSelected && 'invisible')}
                  />
                  <span className="min-w-0 flex-1">{option.render ?? option.text}</span>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
