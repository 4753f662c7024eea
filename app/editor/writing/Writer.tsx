import { memo, useLayoutEffect, useRef, useEffect } from 'react'
import { earlyKeys } from '~/components/ui/early-keys'
import { useValue } from '~/session/use-value'
import type { FieldTarget, Editor } from '../session/editor'
import { useEditor } from '../session/editor-context'
import { selectedOwner } from '../session/selected-owner'
import { ownersAround } from '../session/owners-around'
import { showField } from '../sections/focus-field'
import type { Planned } from '../page/use-page-plan'
import { BeyondHint, MarkBar, TouchMenu } from '../soon/soon-parts'
import { rangeOf } from './caret'
import { drawWriting } from './draw-writing'
import { isLinking } from './is-linking'
import type { Pen } from './pen'
import { useFirstCaret } from './use-first-caret'
import { useWriterHost } from './use-writer-host'
import './writing.css'
import { whenIdle } from '../page/when-idle'
import { exampleOf } from './example-text'

type Props = {
  planned: Planned
  /** Whether the pages of a newer document follow before anything is painted. */
  isStale: boolean
  /** Of the pages on the screen: the caret, in its pixels, is drawn anew with another scale or arrangement. */
  scale: number
  columns: number
  /** Marks above what is selected; a phone has them above its keys. */
  hasMarkBar?: boolean
  /** A finger is given handles, and cut, copy and paste. */
  hasTouchMenu?: boolean
}

/**
 * The caret on the page and, under it, the box that takes the keys: a hidden one that holds the text of the field one writes
 * in, so that input methods, autocorrection, dictation and screen readers have an ordinary box, and the page stays drawn by
 * the document alone.
 */
export const Writer = memo(function Writer({
  planned,
  isStale,
  hasMarkBar = true,
  hasTouchMenu = false,
}: Props) {
  const editor = useEditor()
  const { pen } = editor
  const layer = useRef<HTMLDivElement>(null)
  const writing = useValue(pen.writing)
  const refusal = useValue(pen.refusal)
  const host = useWriterHost({ editor, writing, layer })
  useLayoutEffect(() => {
    pen.show(planned)
    // A caret looked for on pages that go makes the browser lay them out once more.
    if (layer.current && !isStale) drawWriting({ pen, layer: layer.current })
  })
  useFirstCaret(editor)
  useExample(editor)
  const { owner, field } = writing?.caret ?? {}
  useLayoutEffect(() => {
    if (owner === undefined || field === undefined) return
    selectedOwner.set(owner)
    editor.folds.open(...ownersAround({ content: editor.content(), id: owner }))
    showField({ owner, field })
  }, [editor, owner, field])
  return (
    <div
      ref={layer}
      className="jl-writer"
      onFocus={({ target }) => writeEarly({ pen, box: target })}
      onBlur={({ relatedTarget }) => {
        // A window that is left is come back to.
        if (!document.hasFocus() || layer.current?.contains(relatedTarget)) return
        if (relatedTarget?.closest('[data-writing-bar]')) return
        isLinking.set(false)
        pen.blur()
      }}
    >
      {writing?.isActive ? <FieldMark {...writing.caret} /> : null}
      <div className="jl-caret" aria-hidden />
      <textarea {...host} className="jl-writer-box" rows={1} tabIndex={-1} spellCheck autoCapitalize="off" />
      {hasMarkBar && writing?.isActive && !writing.composing ? (
        <MarkBar caret={writing.caret} pen={pen} box={host.ref} />
      ) : null}
      {hasTouchMenu ? (
        <TouchMenu caret={writing?.isActive ? writing.caret : undefined} box={host.ref} />
      ) : null}
      {writing?.isActive && !writing.composing ? <BeyondHint caret={writing.caret} /> : null}
      {refusal && writing?.isActive ? (
        <p data-at-caret className="jl-refusal">
          {refusal}
        </p>
      ) : null}
    </div>
  )
})

/** The same field at the side shows where one is. A rule, since the field may be unfolded only later. */
function FieldMark({ owner, field }: FieldTarget) {
  const box = `[data-field="${CSS.escape(owner)}.${CSS.escape(field)}"]`
  return <style>{`${box} { outline: 2px solid var(--indigo-7); outline-offset: -1px }`}</style>
}

/** Writes what was typed before the page was there to take it; the keys that led on are pressed here. */
function writeEarly({ pen, box }: { pen: Pen; box: Element }): void {
  if (!earlyKeys.isForPage()) return
  for (const text of earlyKeys.take().text.split(/([\n\t\v])/)) {
    const caret = pen.writing.get()?.caret
    if (/[\n\t\v]/.test(text)) {
      const key = text === '\n' ? 'Enter' : 'Tab'
      box.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: text === '\v', bubbles: true }))
    } else if (text !== '' && caret) pen.write({ ...rangeOf(caret), text })
  }
}

const PATIENCE_MS = 3_000

/** Asks for the example that a resume was begun from, when nothing else is to be done. */
function useExample(editor: Editor): void {
  useEffect(() => {
    if (editor.content().config.placeholders) return
    return whenIdle(() => void exampleOf(editor), PATIENCE_MS)
  }, [editor])
}
