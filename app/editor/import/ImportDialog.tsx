import { useNavigate } from '@remix-run/react'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '~/components/ui/Button'
import { Dialog } from '~/components/ui/Dialog'
import { TextArea } from '~/components/ui/TextArea'
import { useTexts } from '~/i18n/use-texts'
import { IMPORT_TEXTS } from '../texts/import-texts'
import { importResume, type Imported } from './import-resume'
import { ImportResult } from './ImportResult'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Imports JSON Resume from a file or pasted text, tells what can't be printed, and opens the editor. */
export function ImportDialog({ isOpen, onOpenChange }: Props) {
  const texts = useTexts(IMPORT_TEXTS)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<Extract<Imported, { ok: true }>>()
  const open = (id: string) => void navigate(`/editor/${id}`)
  const run = async () => {
    setBusy(true)
    const result = await importResume({ source: typed, texts })
    setBusy(false)
    if (!result.ok) return setError(result.message)
    if (result.warnings.length === 0) return open(result.id)
    setDone(result)
  }
  const footer = done ? (
    <Button look="primary" onPress={() => open(done.id)}>
      {texts.open}
    </Button>
  ) : (
    <>
      <Button onPress={() => onOpenChange(false)}>{texts.cancel}</Button>
      <Button look="primary" isPending={isBusy} onPress={() => void run()}>
        {texts.run}
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={false}
      title={done ? texts.done : texts.title}
      description={done ? undefined : texts.text}
      footer={footer}
    >
      {done ? (
        <ImportResult warnings={done.warnings} />
      ) : (
        <ImportForm
          typed={typed}
          error={error}
          onTyped={(text) => {
            setTyped(text)
            setError(undefined)
          }}
          onError={setError}
        />
      )}
    </Dialog>
  )
}

type FormProps = {
  typed: string
  error?: string
  onTyped: (text: string) => void
  onError: (error: string) => void
}

const MAX_BYTES = 2 * 1024 * 1024

function ImportForm({ typed, error, onTyped, onError }: FormProps) {
  const texts = useTexts(IMPORT_TEXTS)
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string>()
  const read = async (file: File | undefined) => {
    if (!file) return
    if (file.size > MAX_BYTES) return onError(texts.tooLarge)
    setName(file.name)
    onTyped(await file.text())
  }
  return (
    <div className="space-y-4">
      <div className="flex items-center gap-3">
        <Button onPress={() => input.current?.click()}>
          <FileUp aria-hidden className="size-4" />
          {texts.choose}
        </Button>
        <span className="min-w-0 truncate text-sm text-muted">{name ? texts.chosen(name) : ''}</span>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label={texts.choose}
          tabIndex={-1}
          className="hidden"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </div>
      <TextArea label={texts.paste} value={typed} onChange={onTyped} error={error} rows={8} />
    </div>
  )
}
