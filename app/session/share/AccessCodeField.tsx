import { RefreshCw } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { isGuessable } from '../../../collections/resumes/access-code'
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
  const [fault, setFault] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = /^\d{8}$/.test(typed) ? (isGuessable(typed) ? texts.guessable : undefined) : texts.badCode
    setFault(found)
    if (!found && typed !== code) onStore(typed)
  }
  return (
    <form onSubmit={submit} className="flex items-start gap-2">
      <TextField
        className="flex-1"
        label={texts.code}
        description={texts.codeHint}
        error={fault}
        value={typed}
        onChange={(value) => {
          setTyped(value.normalize('NFKC').replace(/\D/g, '').slice(0, 8))
          setFault(undefined)
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
