import { useState, type KeyboardEvent, type Ref } from 'react'
import { breakLine, indent, outdent, type Edit } from './edit-text'
import type { Language } from '../../../collections/resumes/choices'
import { JSON_TEXTS } from './texts'

type Props = {
  ref: Ref<HTMLTextAreaElement>
  id: string
  text: string
  readOnly: boolean
  language: Language
  describedBy: string
  invalid: boolean
  onChange: (text: string) => void
  onLeave: () => void
}

/** A text area for code: Tab indents until Esc was pressed, so that nobody is caught in it. */
export function CodeText(props: Props) {
  const { id, text, readOnly, language, describedBy, invalid, onChange, onLeave, ref } = props
  const [released, setReleased] = useState(false)
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') setReleased(true)
    const edit = readOnly ? null : editFor({ event, released })
    if (!edit) return
    event.preventDefault()
    apply(event.currentTarget, edit)
  }
  return (
    <>
      <textarea
        ref={ref}
        id={id}
        value={text}
        readOnly={readOnly}
        rows={Math.min(24, Math.max(4, text.split('\n').length + 1))}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={invalid}
        aria-describedby={readOnly ? describedBy : `${describedBy} ${id}-keys`}
        onKeyDown={press}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          setReleased(false)
          onLeave()
        }}
      />
      {!readOnly && (
        <p id={`${id}-keys`} className="jl-json__keys">
          {JSON_TEXTS[language].keys}
        </p>
      )}
    </>
  )
}

function editFor(options: { event: KeyboardEvent<HTMLTextAreaElement>; released: boolean }): Edit | null {
  const { event, released } = options
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return null
  const { value: text, selectionStart: start, selectionEnd: end } = event.currentTarget
  if (event.key === 'Enter' && !event.shiftKey) return breakLine({ text, start, end })
  if (event.key !== 'Tab' || released) return null
  return event.shiftKey ? outdent({ text, start, end }) : indent({ text, start, end })
}

/** Through the browser's own command, so that its undo knows of it. */
function apply(box: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  box.setSelectionRange(from, to)
  if (insert === '') document.execCommand('delete')
  else document.execCommand('insertText', false, insert)
  box.setSelectionRange(start, end)
}
