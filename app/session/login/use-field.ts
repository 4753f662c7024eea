import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useTexts } from '~/i18n/use-texts'
import { LOGIN_TEXTS, type LoginErrorKey } from './texts'

/** What a TextField needs to be a field of the form, its error in the reader's language. */
export function useField<Values extends FieldValues>(options: {
  control: Control<Values>
  name: FieldPath<Values>
}) {
  const t = useTexts(LOGIN_TEXTS)
  const { field, fieldState } = useController(options)
  const message = fieldState.error?.message
  return {
    name: field.name,
    value: String(field.value ?? ''),
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: message && (isErrorKey(message) ? t.errors[message] : message),
  }
}

function isErrorKey(text: string): text is LoginErrorKey {
  return text in LOGIN_TEXTS.en.errors
}
