import { TextField, type TextFieldProps } from '~/components/ui/TextField'

type Props = TextFieldProps & { onChange: (digits: string) => void }

/** The six digits of a code; pasting "Your code: 204 817" fills them in. */
export function DigitsField({ onChange, ...props }: Props) {
  return (
    <TextField
      {...props}
      onChange={(text) => onChange(text.normalize('NFKC').replace(/\D/g, '').slice(0, 6))}
      inputMode="numeric"
      autoComplete="one-time-code"
      size="lg"
      inputClassName="tabular-nums tracking-widest"
    />
  )
}
