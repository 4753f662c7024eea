import { useState, useId } from 'react'
import { latePart } from '~/components/late/late-part'
import { Spinner } from '~/components/ui/Spinner'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { buttonClass } from '~/components/ui/button-class'
import { fieldClass } from '~/components/ui/field-class'
import { Faults } from '../shell/Faults'
import { FileDrop } from '../shell/FileDrop'
import { SHELL_TEXTS } from '../shell/texts'
import type { Read } from './Converted'
import { detectText } from './detect-format'
import { ACCEPTED } from './formats'
import { readFile } from './read-file'
import type { ReadSource } from './read-result'
import { CONVERT_TEXTS } from './texts'

const Converted = latePart(() => import('./Converted'), 'Converted', { waiting: <Spinner /> })

/** Takes a file or pasted text, reads it, and shows what can be made of it. */
export function Convert() {
  const t = useTexts(CONVERT_TEXTS)
  const shell = useTexts(SHELL_TEXTS)
  const language = useLocale()
  const [read, setRead] = useState<Read>()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const run = async ({ name, load }: { name: string; load: () => Promise<ReadSource> }) => {
    setBusy(true)
    setFault(undefined)
    const result = await load().catch((): ReadSource => ({ ok: false, message: shell.unreadable }))
    setBusy(false)
    if (result.ok) setRead({ name, result })
    else setFault(shell.failed(name, result.message))
  }
  const openFile = async ([file]: File[]) => {
    if (!file) return
    await run({ name: file.name, load: () => readFile({ file, language }) })
  }
  const openText = (text: string) =>
    run({
      name: t.pasted,
      load: async () => {
        const { readSource } = await import('./read-source')
        return readSource({ format: detectText(text), bytes: new TextEncoder().encode(text), language })
      },
    })
  return (
    <>
      <FileDrop
        accept={ACCEPTED}
        hint={t.hint}
        compact={read !== undefined}
        onFiles={(files) => void openFile(files)}
      />
      <Faults faults={fault ? [fault] : []} />
      {isBusy && <Spinner />}
      {!isBusy && !read && <PasteText onText={(text) => void openText(text)} />}
      {!isBusy && read && (
        <Converted key={read.result.title + read.name} name={read.name} result={read.result} />
      )}
    </>
  )
}

/** The other way in: text from the clipboard. */
function PasteText({ onText }: { onText: (text: string) => void }) {
  const t = useTexts(CONVERT_TEXTS)
  const id = useId()
  const [text, setText] = useState('')
  return (
    <form
      className="mt-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onText(text)
      }}
    >
      <label htmlFor={id} className="text-base font-semibold text-ink">
        {t.orPaste}
      </label>
      <textarea
        id={id}
        value={text}
        rows={7}
        placeholder={t.pasteHint}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        className={fieldClass({ size: 'lg', className: 'mt-2 block resize-y py-2' })}
      />
      <button
        type="submit"
        disabled={text.trim() === ''}
        className={buttonClass({ look: 'secondary', size: 'lg', className: 'mt-3' })}
      >
        {t.readText}
      </button>
    </form>
  )
}
