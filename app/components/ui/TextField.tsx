import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import type { ControlSize } from './button-class'
import { cx } from './cx'
import { fieldClass } from './field-class'
import { FIELD_STACK, FieldLabel, FieldNotes, type FieldWords } from './FieldParts'

export type TextFieldProps = Omit<AriaTextFieldProps, 'className' | 'children' | 'style' | 'isInvalid'> &
  FieldWords & {
    size?: ControlSize
    placeholder?: string
    className?: string
    inputClassName?: string
    inputRef?: Ref<HTMLInputElement>
  }

export function TextField({
  label,
  hideLabel,
  description,
  error,
  size,
  placeholder,
  className,
  inputClassName,
  inputRef,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField
      {...rest}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx(FIELD_STACK, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} />
      <Input
        ref={inputRef}
        placeholder={placeholder}
        className={fieldClass({ size, className: inputClassName })}
      />
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  )
}
