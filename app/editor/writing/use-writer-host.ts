import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { rebaseText } from '../fields/rebase-text'
import { textChange } from '../fields/text-change'
import type { Editor } from '../session/editor'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { editOf } from './edit-of'
import { htmlBlocks } from '~/features/interchange/html/html-blocks'
import { sliceLines } from '../../document/rich-text/edit-lines'
import { blocksOf } from '../../document/rich-text/lines'
import { plainTextOf } from '../clipboard/plain-text-of'
import { readClipboard } from '../clipboard/pasted-lines'
import { pasteInto } from './paste-into'
import { rangeOf, type Caret, type Pen, type Range, type Writing } from './pen'
import { onWriterKey } from './writer-keys'
import { isRich, type Edit } from './written-field'

type Options = { editor: Editor; writing: Writing | undefined; layer: RefObject<HTMLDivElement | null> }
type Box = HTMLTextAreaElement
type Typed = {
  pen: Pen
  box: Box
  /** The field's text when the composition began: nothing is put into the box until it ends. */
  base: string | undefined
}

/** The box that takes the keys: what is done to its text is done to the field, and it never holds anything else. */
export function useWriterHost({ editor, writing, layer }: Options) {
  const { pen } = editor
  const ref = useRef<Box>(null)
  const base = useRef<string>(undefined)
  useShownText({ pen, writing, layer, ref, base })
  useEffect(() => {
    const follow = () => {
      if (ref.current && base.current === undefined) followSelection({ pen, box: ref.current })
    }
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [pen])
  const caret = writing?.caret
  return {
    ref,
    'data-page-text': caret && isRich(caret) ? 'rich' : '',
    'aria-label': caret ? pen.name(caret) : SHELL_TEXTS[editor.language].pageRegion,
    'aria-multiline': caret && isRich(caret),
    onInput: ({ currentTarget }: SyntheticEvent<Box>) => {
      take({ pen, box: currentTarget, base: base.current })
    },
    onCompositionStart: () => {
      const now = pen.writing.get()?.caret
      base.current = now && pen.text(now)
    },
    onCompositionEnd: ({ currentTarget }: SyntheticEvent<Box>) => {
      const began = base.current
      base.current = undefined
      if (began !== undefined) endComposing({ pen, box: currentTarget, base: began })
    },
    onKeyDown: (event: KeyboardEvent<Box>) => {
      // The browser tells only later what the last key has selected.
      if (base.current === undefined) followSelection({ pen, box: event.currentTarget })
      onWriterKey({ event, editor })
    },
    onCopy: (event: ClipboardEvent<Box>) => {
      copyFrom({ pen, event })
    },
    onCut: (event: ClipboardEvent<Box>) => {
      const copied = copyFrom({ pen, event })
      if (copied) pen.write({ ...copied, text: '' })
    },
    onPaste: (event: ClipboardEvent<Box>) => {
      followSelection({ pen, box: event.currentTarget })
      const now = pen.writing.get()?.caret
      const { html, text } = readClipboard(event.clipboardData)
      if (!now || !isRich(now) || (html === '' && text === '')) return
      event.preventDefault()
      pasteInto({ pen, html, text })
    },
    onFocus: ({ currentTarget }: SyntheticEvent<Box>) => {
      const now = pen.writing.get()
      if (now) showSelection({ box: currentTarget, caret: now.caret })
      if (now && !now.isActive) pen.put(now.caret)
    },
  }
}

/** Copies what is selected in a rich text, with its marks and lists. */
function copyFrom({ pen, event }: { pen: Pen; event: ClipboardEvent<Box> }): Range | undefined {
  followSelection({ pen, box: event.currentTarget })
  const now = pen.writing.get()?.caret
  const range = now && isRich(now) ? rangeOf(now) : undefined
  if (!now || !range || range.from === range.to) return undefined
  event.preventDefault()
  const copied = sliceLines({ lines: pen.lines(now), ...range })
  event.clipboardData.setData('text/plain', plainTextOf(copied))
  event.clipboardData.setData('text/html', htmlBlocks(blocksOf(copied)))
  return range
}

type Shown = Omit<Options, 'editor'> & {
  pen: Pen
  ref: RefObject<Box | null>
  base: RefObject<string | undefined>
}

/** Keeps the box at what the document holds and where the caret stands. */
function useShownText({ pen, writing, layer, ref, base }: Shown): void {
  const last = useRef<{ caret: Caret; text: string }>(undefined)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box || !writing || base.current !== undefined) return
    const { caret, isActive } = writing
    const text = pen.text(caret)
    const before = last.current
    last.current = { caret, text }
    if (before?.caret === caret && before.text !== text) {
      // Another tab has written here: the caret stays at its letter.
      const { move } = textChange({ before: before.text, after: text })
      pen.writing.set({
        ...writing,
        caret: { ...caret, anchor: move(caret.anchor), focus: move(caret.focus) },
      })
      return
    }
    // What the browser has just selected here is told only later: a box that shows nothing new is left alone.
    const isNews = before?.caret !== caret || box.value !== text
    if (box.value !== text) box.value = text
    // Within the click or key that led here, so that the very next key is for the page.
    if (isActive && !layer.current?.contains(document.activeElement)) box.focus({ preventScroll: true })
    if (isNews) showSelection({ box, caret })
  })
}

/** Only where the keys go: Safari gives the focus to a box whose selection is set. */
function showSelection({ box, caret }: { box: Box; caret: Caret }): void {
  const { from, to } = rangeOf(caret)
  if (document.activeElement !== box || (box.selectionStart === from && box.selectionEnd === to)) return
  box.setSelectionRange(from, to, caret.focus < caret.anchor ? 'backward' : 'forward')
}

/** What the keys of the box itself have selected. */
function followSelection({ pen, box }: Omit<Typed, 'base'>): void {
  const caret = pen.writing.get()?.caret
  if (!caret || document.activeElement !== box || box.value !== pen.text(caret)) return
  const { selectionStart, selectionEnd, selectionDirection } = box
  const isBack = selectionDirection === 'backward'
  const [anchor, focus] = isBack ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd]
  if (anchor === caret.anchor && focus === caret.focus) return
  pen.put({ owner: caret.owner, field: caret.field, anchor, focus })
}

function take({ pen, box, base }: Typed): void {
  const caret = pen.writing.get()?.caret
  if (!caret) return
  if (base !== undefined) {
    const edit = editOf({ before: base, after: box.value, caret: box.selectionEnd })
    const composing = { ...edit, base, caret: box.selectionEnd - edit.from, marks: caret.marks }
    return pen.compose(composing)
  }
  const now = pen.text(caret)
  const edit = editOf({ before: now, after: box.value, caret: box.selectionEnd })
  if (edit.from === edit.to && edit.text === '') return
  pen.write(withBase({ before: now, edit }))
  pen.shape()
}

function endComposing({ pen, box, base }: Typed & { base: string }): void {
  const now = pen.writing.get()
  if (!now) return
  pen.writing.set({ caret: now.caret, isActive: now.isActive })
  const theirs = pen.text(now.caret)
  if (theirs === base) return take({ pen, box, base: undefined })
  // Another tab, or undo, has changed the text meanwhile.
  const text = rebaseText({ base, mine: box.value, theirs })
  const { from, until, behind } = textChange({ before: theirs, after: text })
  pen.write({ from, to: until, text: text.slice(from, behind) })
}

/** A mark that is written on its own, as an accent, joins the letter before it. */
function withBase({ before, edit }: { before: string; edit: Edit }): Edit {
  if (edit.from === 0 || !/^\p{M}/u.test(edit.text)) return edit
  return { ...edit, from: edit.from - 1, text: before.slice(edit.from - 1, edit.from) + edit.text }
}
