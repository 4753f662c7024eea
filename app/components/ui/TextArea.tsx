import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import type { ControlSize } from './button-class'
import { cx } from './cx'
import { fieldClass } from './field-class'
import { FIELD_STACK, FieldLabel, FieldNotes, type FieldWords } from './FieldParts'

export type TextAreaProps = Omit<AriaTextFieldProps, 'className' | 'children' | 'style' | 'isInvalid'> &
  FieldWords & {
    size?: ControlSize
    placeholder?: string
    rows?: number
    className?: string
    inputRef?: Ref<HTMLTextAreaElement>
  }

/** Grows with its text where the browser can. */
export function TextArea({
  label,
  hideLabel,
  description,
  error,
  size,
  placeholder,
  rows = 3,
  className,
  inputRef,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField
      {...rest}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx(FIELD_STACK, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} />
      <AriaTextArea
        ref={inputRef}
        rows={rows}
        placeholder={placeholder}
        // What grows with its text would be one line high while it is empty.
        style={{ minHeight: `calc(${rows}lh + 1rem + 2px)` }}
        className={fieldClass({ size, className: 'field-sizing-content resize-y py-2' })}
      />
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  )
}
