import { TextField } from '~/components/ui/TextField'
import { useTexts } from '~/i18n/use-texts'
import { INVITE_TEXTS } from './invite-texts'
import type { useField } from './use-field'

/** For a code that came by word of mouth; a link's is known already. */
export function InviteField(props: ReturnType<typeof useField>) {
  const t = useTexts(INVITE_TEXTS)
  return (
    <TextField
      {...props}
      label={t.field}
      description={t.hint}
      autoComplete="off"
      maxLength={20}
      size="lg"
      inputClassName="uppercase tracking-widest"
      autoFocus
    />
  )
}
