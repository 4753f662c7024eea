import { memo, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { fieldClass } from '~/components/ui/field-class'
import { FieldFrame } from '../fields/FieldFrame'
import { useBoundText, type BoundTextOptions } from '../fields/use-bound-text'
import { insertLink } from './insert-link'
import { LinkForm } from './LinkForm'
import { pasteList } from './paste-list'
import { commandOfKey, runCommand, type RichTextCommand } from './rich-text-keys'
import { RichTextToolbar } from './RichTextToolbar'
import type { SelectedText } from './selected-text'

/** A rich text of the document as its Markdown subset, with a small toolbar and the usual shortcuts. */
export const RichTextField = memo(function RichTextField(bound: Omit<BoundTextOptions, 'kind'>) {
  const { id, error, props, box, write } = useBoundText<HTMLTextAreaElement>({ ...bound, kind: 'text' })
  const [linking, setLinking] = useState<SelectedText>()

  const run = (command: RichTextCommand | 'enter') => {
    const selected = selectionOf(box.current)
    if (!selected) return false
    if (command === 'link') {
      setLinking(selected)
      return true
    }
    const result = runCommand({ command, selected })
    if (result) write(result)
    return result !== undefined
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const command = commandOfKey({
      key: event.key,
      code: event.code,
      mod: event.metaKey || event.ctrlKey,
      shift: event.shiftKey,
      alt: event.altKey,
    })
    if (command && run(command)) event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const selected = selectionOf(box.current)
    const result = selected && pasteList({ selected, pasted: event.clipboardData.getData('text/plain') })
    if (!result) return
    event.preventDefault()
    write(result)
  }
  return (
    <FieldFrame id={id} label={bound.label} error={error}>
      <RichTextToolbar label={bound.label} controls={id} onCommand={run} />
      {linking ? (
        <LinkForm
          onClose={(url) => {
            setLinking(undefined)
            write(url === undefined ? linking : insertLink({ selected: linking, url }))
          }}
        />
      ) : null}
      <textarea
        {...props}
        className={fieldClass({
          size: 'sm',
          className: 'block max-h-96 min-h-28 resize-none rounded-t-none py-2 leading-5 field-sizing-content',
        })}
        rows={5}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
      />
    </FieldFrame>
  )
})

function selectionOf(box: HTMLTextAreaElement | null): SelectedText | undefined {
  return box ? { text: box.value, start: box.selectionStart, end: box.selectionEnd } : undefined
}
