import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import type { ControlSize } from './button-class'
import { cx } from './cx'
import { fieldClass } from './field-class'
import { FIELD_STACK, FieldLabel, FieldNotes, type FieldWords } from './FieldParts'

export type TextFrameProps = Omit<AriaTextFieldProps, 'className' | 'children' | 'style' | 'isInvalid'> &
  FieldWords & { className?: string }

export type TextFieldProps = TextFrameProps & {
  size?: ControlSize
  placeholder?: string
  inputClassName?: string
  inputRef?: Ref<HTMLInputElement>
}

export function TextField({ size, placeholder, inputClassName, inputRef, ...rest }: TextFieldProps) {
  return (
    <TextFrame {...rest}>
      <Input
        ref={inputRef}
        placeholder={placeholder}
        className={fieldClass({ size, className: inputClassName })}
      />
    </TextFrame>
  )
}

/** What stands around a box for text, of one line or more: its label, a word on it, what is wrong with it. */
export function TextFrame(props: TextFrameProps & { children: ReactNode }) {
  const { label, hideLabel, description, error, className, children, ...rest } = props
  return (
    <AriaTextField
      {...rest}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx(FIELD_STACK, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} />
      {children}
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  )
}
