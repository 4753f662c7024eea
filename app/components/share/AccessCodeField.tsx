import { RefreshCw } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '~/components/ui/Button'
import { IconButton } from '~/components/ui/IconButton'
import { TextField } from '~/components/ui/TextField'
import { useTexts } from '~/i18n/use-texts'
import { SHARE_TEXTS } from './share-texts'
import { makeAccessCode } from './make-access-code'

type Props = { code: string; isBusy: boolean; onStore: (code: string) => void }

/** The code, another random one, or one's own. */
export function AccessCodeField({ code, isBusy, onStore }: Props) {
  const texts = useTexts(SHARE_TEXTS)
  const [typed, setTyped] = useState(code)
  const [isBad, setBad] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isValid = /^\d{8}$/.test(typed)
    setBad(!isValid)
    if (isValid && typed !== code) onStore(typed)
  }
  return (
    <form onSubmit={submit} className="flex items-start gap-2">
      <TextField
        className="flex-1"
        label={texts.code}
        description={texts.codeHint}
        error={isBad ? texts.badCode : undefined}
        value={typed}
        onChange={(value) => {
          setTyped(value.normalize('NFKC').replace(/\D/g, '').slice(0, 8))
          setBad(false)
        }}
        inputMode="numeric"
        autoComplete="off"
        inputClassName="tabular-nums tracking-widest"
      />
      <div className="flex gap-1 pt-6">
        <IconButton label={texts.newCode} isDisabled={isBusy} onPress={() => onStore(makeAccessCode())}>
          <RefreshCw aria-hidden className="size-4" />
        </IconButton>
        <Button type="submit" isDisabled={typed === code} isPending={isBusy}>
          {texts.saveCode}
        </Button>
      </div>
    </form>
  )
}
