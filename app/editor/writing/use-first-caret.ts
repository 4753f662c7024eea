import { useEffect } from 'react'
import { earlyKeys } from '~/components/ui/early-keys'
import { focusField } from '../sections/focus-field'
import type { Editor, FieldTarget } from '../session/editor'
import { nameRow } from './name-row'
import type { Pen } from './pen'

/** Where the keys were led to the name already. */
const begun = { page: new WeakSet<Pen>(), forms: new WeakSet<Pen>() }

/** Puts the caret into the name of a resume that has none yet, as a new page is written on in any word processor. */
export function useFirstCaret(editor: Editor): void {
  useEffect(() => {
    const name = editor.pen.writing.get() ? undefined : nameToWrite(editor, 'page')
    if (name) editor.pen.enter(name, 'end')
  }, [editor])
}

/** The same where the forms come first; a phone may have drawn the other editor before. */
export function useFirstField(editor: Editor): void {
  useEffect(() => {
    const name = nameToWrite(editor, 'forms')
    if (!name) return
    editor.pen.leave()
    focusField(name)
  }, [editor])
}

/**
 * Asked once for each resume. Who already has the focus somewhere keeps it; where fingers write, the screen's keys come only when they
 * are asked for, which a keyboard that was used till now spares one.
 */
function nameToWrite({ pen, content }: Editor, where: keyof typeof begun): FieldTarget | undefined {
  if (begun[where].has(pen)) return undefined
  begun[where].add(pen)
  const name = nameRow(content())
  if (name?.value !== '') return undefined
  if (document.activeElement !== document.body && !earlyKeys.isForPage()) return undefined
  if (matchMedia('(pointer: coarse)').matches && !isByKeys()) return undefined
  return { owner: name.id, field: 'value' }
}

/**
 * Whether what was done last was done by keys, while nothing has the focus: what is focused by a script has a ring then. Asked of
 * `main`, which shows none, and let go again.
 */
function isByKeys(): boolean {
  const main = document.getElementById('main')
  main?.focus({ preventScroll: true })
  const hasRing = main?.matches(':focus-visible') ?? false
  main?.blur()
  return hasRing
}
