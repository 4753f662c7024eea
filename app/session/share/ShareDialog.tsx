import { useState, type FormEvent } from 'react'
import { RefreshCw } from 'lucide-react'
import { Dialog } from '~/components/ui/Dialog'
import { Switch } from '~/components/ui/Switch'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { Button } from '~/components/ui/Button'
import { IconButton } from '~/components/ui/IconButton'
import { TextField } from '~/components/ui/TextField'
import { call as siteCall } from '../client'
import { copyText } from './copy-text'
import { makeAccessCode } from './make-access-code'
import { ShareLink } from './ShareLink'
import { ShareLinks } from './ShareLinks'
import { SHARE_TEXTS } from './share-texts'
import { addressOf } from './use-links'
import { isGuessable } from '../../../collections/resumes/access-code'

export type ShareDialogProps = {
  /** The resume's id. */
  id: string
  /** Its access code; empty while it is not shared. */
  code: string
  /** Stores the code, or ends sharing with an empty one; false when that failed. */
  onStore: (code: string) => Promise<boolean>
  onClose: () => void
  /** Before a further link goes out: readers are to see what its owner sees. */
  prepare?: () => Promise<void>
  /** the site's, where the caller has none of its own */
  call?: typeof siteCall
}

/** Sharing on and off, the code, and the link with its QR code. */
export function ShareDialog({ id, code, onStore, onClose, prepare, call = siteCall }: ShareDialogProps) {
  const texts = useTexts(SHARE_TEXTS)
  const [isBusy, setBusy] = useState(false)
  const address = (next: string) => addressOf({ id, code: next })
  const store = async (next: string) => {
    setBusy(true)
    const done = await onStore(next)
    setBusy(false)
    if (!done) return
    if (next === '') return void toast.success(texts.removed)
    toast.success((await copyText(address(next))) ? texts.copied : texts.set)
  }
  return (
    <Dialog onClose={onClose} title={texts.title} description={texts.text}>
      {/* Read-only, not disabled, while it is stored: a disabled switch would lose the focus, and Escape with it. */}
      <Switch
        isSelected={code !== ''}
        isReadOnly={isBusy}
        onChange={(isOn) => void store(isOn ? makeAccessCode() : '')}
      >
        {texts.on}
      </Switch>
      {code !== '' ? (
        <div className="mt-4 space-y-4 border-t border-line pt-4">
          <ShareLink
            address={address(code)}
            onCopy={() =>
              void copyText(address(code)).then((copied) =>
                copied ? toast.success(texts.linkCopied) : toast.error(texts.notCopied),
              )
            }
          />
          <AccessCodeField key={code} code={code} isBusy={isBusy} onStore={(next) => void store(next)} />
        </div>
      ) : null}
      <ShareLinks id={id} call={call} prepare={prepare} />
    </Dialog>
  )
}

type Props = { code: string; isBusy: boolean; onStore: (code: string) => void }

/** The code, another random one, or one's own. */
function AccessCodeField({ code, isBusy, onStore }: Props) {
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
        <IconButton
          size="md"
          icon={RefreshCw}
          label={texts.newCode}
          isDisabled={isBusy}
          onPress={() => onStore(makeAccessCode())}
        />
        <Button type="submit" isDisabled={typed === code} isPending={isBusy}>
          {texts.saveCode}
        </Button>
      </div>
    </form>
  )
}
