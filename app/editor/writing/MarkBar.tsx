import { useLayoutEffect, useRef, type RefObject } from 'react'
import { LinkForm } from '../rich-text-field/LinkForm'
import { RichTextToolbar } from '../rich-text-field/RichTextToolbar'
import { useValue } from '~/session/use-value'
import { useEditor } from '../session/editor-context'
import { isLinking } from './is-linking'
import { commandsOn, richPartsOf, runMark } from './run-mark'
import type { Caret } from './caret'
import type { Pen } from './pen'
import { placeBar, type Side } from './place-bar'

type Props = { caret: Caret; pen: Pen; box: RefObject<HTMLTextAreaElement | null> }

/** Marks and lists at what is selected; the keys stay with the page. */
export function MarkBar({ caret, pen, box }: Props) {
  const editor = useEditor()
  const linking = useValue(isLinking)
  const bar = useRef<HTMLDivElement>(null)
  const side = useRef<Side>(undefined)
  const place = () => {
    if (bar.current) side.current = placeBar({ pen, caret, bar: bar.current, last: side.current })
  }
  // The pages under it are told to the pen in this same breath.
  useLayoutEffect(() => queueMicrotask(place))
  const isSelected = caret.anchor !== caret.focus || caret.span
  if (richPartsOf({ pen, caret }).length === 0 || (!isSelected && !linking)) return null
  const toPage = () => box.current?.focus({ preventScroll: true })
  return (
    <div ref={bar} className="jl-mark-bar">
      {linking ? (
        <LinkForm
          className="rounded-lg"
          editor={editor}
          onClose={() => {
            isLinking.set(false)
            toPage()
          }}
        />
      ) : (
        <RichTextToolbar
          label={pen.name(caret)}
          controls="jl-writer-box"
          on={commandsOn(pen)}
          without={caret.span ? 'link' : undefined}
          onCommand={(command) => {
            runMark({ command, editor })
            if (command !== 'link') toPage()
          }}
        />
      )}
    </div>
  )
}
