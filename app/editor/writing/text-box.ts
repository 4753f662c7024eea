import type { ClipboardEvent } from 'react'
import { LATE_TEXTS } from '~/components/late/late-texts'
import { loadTwice } from '~/components/late/load-twice'
import { toast } from '~/components/ui/toast'
import { isHalfTyped } from '../fields/is-half-typed'
import { rebaseText } from '../fields/rebase-text'
import { textChange } from '../fields/text-change'
import { ROWS_TYPE } from '../clipboard/rows-type'
import type { Editor } from '../session/editor'
import { forPageNow, loadForPage } from '../soon/load-soon'
import { editOf } from './edit-of'
import { rangeOf, type Caret } from './caret'
import type { Pen } from './pen'
import type { Edit } from './written-field'

/** A box of the browser that holds a field's text and takes the keys; the document is written by what is done to it. */
export type TextBox = Pick<
  HTMLTextAreaElement,
  'value' | 'selectionStart' | 'selectionEnd' | 'selectionDirection' | 'setSelectionRange'
>
export type InBox = { pen: Pen; box: TextBox; element: Element }

/** Only where the keys go: Safari gives the focus to a box whose selection is set. */
export function showSelection({ box, element, caret }: Omit<InBox, 'pen'> & { caret: Caret }): void {
  const { from, to } = rangeOf(caret)
  if (document.activeElement !== element || (box.selectionStart === from && box.selectionEnd === to)) return
  box.setSelectionRange(from, to, caret.focus < caret.anchor ? 'backward' : 'forward')
}

/** What the keys of the box itself have selected. */
export function followSelection({ pen, box, element }: InBox): void {
  const caret = pen.writing.get()?.caret
  if (!caret || document.activeElement !== element || box.value !== pen.text(caret)) return
  const { selectionStart, selectionEnd, selectionDirection } = box
  const isBack = selectionDirection === 'backward'
  const [anchor, focus] = isBack ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd]
  if (anchor === caret.anchor && focus === caret.focus) return
  pen.put({ owner: caret.owner, field: caret.field, anchor, focus })
}

type Typed = { pen: Pen; box: Pick<TextBox, 'value' | 'selectionEnd'> }

/** Does to the document what was done to the box. */
export function takeTyped({ pen, box }: Typed): void {
  const caret = pen.writing.get()?.caret
  if (!caret || isHalfTyped(box.value)) return
  const now = pen.text(caret)
  const edit = editOf({ before: now, after: box.value, caret: box.selectionEnd })
  if (edit.from === edit.to && edit.text === '' && !caret.span) return
  pen.write(withBase({ before: now, edit }))
  if (edit.text !== '') pen.shape()
}

/** The same for what an input method has composed in a text that was `base` when it began. */
export function takeComposed({ pen, box, base }: Typed & { base: string }): void {
  const now = pen.writing.get()
  if (!now) return
  pen.writing.set({ ...now, composing: undefined })
  const theirs = pen.text(now.caret)
  if (theirs === base) return takeTyped({ pen, box })
  // Another tab, or undo, has changed the text meanwhile.
  const text = rebaseText({ base, mine: box.value, theirs })
  // Nothing was composed in the end: the caret stays at its letter.
  if (text === theirs) return
  const { from, until, behind } = textChange({ before: theirs, after: text })
  pen.write({ from, to: until, text: text.slice(from, behind) })
}

/** A mark that is written on its own, as an accent, joins the letter before it. */
function withBase({ before, edit }: { before: string; edit: Edit }): Edit {
  if (edit.from === 0 || !/^\p{M}/u.test(edit.text)) return edit
  // Two units where it is an emoji, which a mark makes a coloured one.
  const base = /.$/su.exec(before.slice(0, edit.from))?.[0] ?? ''
  return { ...edit, from: edit.from - base.length, text: base + edit.text }
}

type OnClipboard = InBox & { event: ClipboardEvent }

/** Copy, cut and paste of a rich text with its marks and lists; of other texts they are the browser's own. */
export const clipboardOf = ({ editor, inBox }: { editor: Editor; inBox: () => InBox | undefined }) => {
  const on = (act: (options: OnClipboard) => void) => (event: ClipboardEvent) => {
    const box = inBox()
    if (box) act({ ...box, event })
  }
  return {
    // Until its part is there the browser copies the letters of the first text.
    onCopy: on((options) => void forPageNow()?.copy({ editor, ...options })),
    onCut: on((options) => {
      const { pen, event } = options
      const isCut = forPageNow()?.cut({ editor, ...options })
      // What isn't copied stays.
      if (!isCut && pen.writing.get()?.caret.span) event.preventDefault()
    }),
    onPaste: on(({ event, ...box }) => {
      // An event's clipboard is empty once it is over.
      const html = event.clipboardData.getData('text/html')
      const plain = event.clipboardData.getData('text/plain')
      const rows = event.clipboardData.getData(ROWS_TYPE)
      if (html === '' && plain === '') return
      const now = forPageNow()
      // Until its part is there the browser pastes the letters: what is typed next must not come before them.
      if (!now && plain !== '') return
      event.preventDefault()
      if (now) return now.paste({ editor, ...box, html, plain, rows })
      void loadTwice(loadForPage).then(
        ({ paste }) => paste({ editor, ...box, html, plain, rows }),
        () => toast.error(LATE_TEXTS[editor.language].missing),
      )
    }),
  }
}
