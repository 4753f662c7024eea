import { ClipboardPaste } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '~/components/ui/Button'
import { TextArea } from '~/components/ui/TextArea'
import { useTexts } from '~/i18n/use-texts'
import { BEGIN_TEXTS } from './texts'

type Props = {
  /** Whether the box is there from the first. */ isOpen: boolean
  isDisabled: boolean
  onFile: (file: File) => void
}

/** A resume as text: pasted anywhere over the question, or into a box, which a phone needs. */
export function PastedText({ isOpen, isDisabled, onFile }: Props) {
  const t = useTexts(BEGIN_TEXTS)
  const [text, setText] = useState(isOpen ? '' : undefined)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isDisabled || !event.clipboardData || event.target instanceof HTMLTextAreaElement) return
    const file = pastedFile({ data: event.clipboardData, name: t.pasted })
    if (!file) return
    event.preventDefault()
    onFile(file)
  })
  const submit = useRef<HTMLButtonElement>(null)
  // The box grows with what is pasted, and what goes on from there stays in sight.
  useEffect(() => {
    if (text) submit.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
  if (text === undefined)
    return (
      <Button look="ghost" className="-ms-4 mt-3" isDisabled={isDisabled} onPress={() => setText('')}>
        <ClipboardPaste aria-hidden className="size-4" />
        {t.paste}
      </Button>
    )
  return (
    <form
      className="mt-4 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onFile(new File([text], t.pasted))
      }}
    >
      <TextArea
        label={t.pasted}
        description={t.pasteHint}
        value={text}
        onChange={setText}
        rows={6}
        className="[&_textarea]:max-h-[40dvh]"
        autoFocus={!isOpen}
      />
      <Button
        ref={submit}
        type="submit"
        look="primary"
        className="scroll-mb-6 self-start"
        isDisabled={isDisabled || !text.trim()}
      >
        {t.read}
      </Button>
    </form>
  )
}

/**
 * What was pasted, as a file: one that was copied, else the text, whose lines are what they were wherever it comes from; what
 * it is written in shows in itself. Office puts a picture beside what is copied.
 */
function pastedFile({ data, name }: { data: DataTransfer; name: string }): File | undefined {
  const [file] = data.files
  const text = data.getData('text/plain')
  const isOwn = !file || file.type.startsWith('image/')
  if (isOwn && text.trim() !== '') return new File([text], name)
  const html = data.getData('text/html')
  return isOwn && html !== '' ? new File([html], `${name}.html`) : file
}
