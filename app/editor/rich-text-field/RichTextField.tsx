import { memo, useId, useState } from 'react'
import { fieldClass } from '~/components/ui/field-class'
import { FieldFrame } from '../fields/FieldFrame'
import type { BoundTextOptions } from '../fields/use-bound-text'
import { useEditor } from '../session/editor-context'
import { commandsOn, runMark } from '../writing/run-mark'
import { RichTextToolbar } from '../soon/soon-parts'
import { LinkForm } from './LinkForm'
import type { RichTextCommand } from './rich-text-keys'
import { useEditable } from './use-editable'
import './rich-text.css'

/** A rich text of the document as it looks on the page, with a small toolbar and the usual shortcuts. */
export const RichTextField = memo(function RichTextField(bound: Omit<BoundTextOptions, 'kind'>) {
  const editor = useEditor()
  const id = useId()
  const [isLinking, setLinking] = useState(false)
  const run = (command: RichTextCommand) => {
    begin()
    if (command === 'link') setLinking(true)
    else runMark({ command, editor: hand })
  }
  const { pen, begin, refusal, props } = useEditable({ ...bound, editor, onCommand: run })
  const hand = { pen, language: editor.language }
  return (
    <FieldFrame id={id} label={bound.label} error={refusal}>
      <div className="jl-rich">
        {/* A press leaves the focus where it is, and with it the keys of a phone. */}
        <div className="jl-rich-tools" onMouseDown={(event) => event.preventDefault()}>
          <RichTextToolbar
            label={bound.label}
            controls={id}
            on={commandsOn(pen)}
            onCommand={(command) => {
              run(command)
              if (command !== 'link') props.ref.current?.focus({ preventScroll: true })
            }}
          />
        </div>
        {isLinking ? (
          <LinkForm
            className="border-x border-input"
            editor={hand}
            onClose={() => {
              setLinking(false)
              props.ref.current?.focus({ preventScroll: true })
            }}
          />
        ) : null}
        <div
          {...props}
          id={id}
          role="textbox"
          tabIndex={0}
          contentEditable
          suppressContentEditableWarning
          spellCheck
          aria-multiline
          aria-labelledby={`${id}-label`}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? `${id}-note` : undefined}
          className={fieldClass({
            size: 'sm',
            className: 'jl-rich-text max-h-96 min-h-28 overflow-y-auto rounded-t-none py-2 leading-5',
          })}
        />
      </div>
    </FieldFrame>
  )
})
