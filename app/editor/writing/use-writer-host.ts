import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { listen } from '~/components/ui/listen'
import { textChange } from '../fields/text-change'
import type { Editor } from '../session/editor'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { editOf } from './edit-of'
import type { Caret } from './caret'
import type { Pen, Writing } from './pen'
import { clipboardOf, followSelection, showSelection, takeComposed, takeTyped } from './text-box'
import { onWriterKey } from './writer-keys'
import { isRich } from './written-field'

type Options = { editor: Editor; writing: Writing | undefined; layer: RefObject<HTMLDivElement | null> }
type Box = HTMLTextAreaElement

/** The box that takes the keys: what is done to its text is done to the field, and it never holds anything else. */
export function useWriterHost({ editor, writing, layer }: Options) {
  const { pen } = editor
  const ref = useRef<Box>(null)
  const base = useRef<string>(undefined)
  useShownText({ pen, writing, layer, ref, base })
  useEffect(() => {
    const follow = () => {
      if (ref.current && base.current === undefined) followSelection(inBox({ pen, box: ref.current }))
    }
    return listen(document, { selectionchange: follow })
  }, [pen])
  const caret = writing?.caret
  return {
    ref,
    'data-page-text': caret && isRich(caret) ? 'rich' : '',
    'aria-label': caret ? pen.name(caret) : SHELL_TEXTS[editor.language].pageRegion,
    'aria-multiline': caret && isRich(caret),
    onInput: ({ currentTarget: box }: SyntheticEvent<Box>) => {
      if (base.current === undefined) takeTyped({ pen, box })
      else showComposing({ pen, box, base: base.current })
    },
    onCompositionStart: () => {
      const now = pen.writing.get()?.caret
      base.current = now && pen.text(now)
      // What is composed stands in place of the first field's part; the others' go now.
      pen.deleteRest()
    },
    onCompositionEnd: ({ currentTarget }: SyntheticEvent<Box>) => {
      const began = base.current
      base.current = undefined
      if (began !== undefined) takeComposed({ pen, box: currentTarget, base: began })
    },
    onKeyDown: (event: KeyboardEvent<Box>) => {
      // The browser tells only later what the last key has selected.
      if (base.current === undefined) followSelection(inBox({ pen, box: event.currentTarget }))
      onWriterKey({ event, editor })
    },
    ...clipboardOf({
      editor,
      inBox: () => (ref.current ? inBox({ pen, box: ref.current }) : undefined),
    }),
    onFocus: ({ currentTarget }: SyntheticEvent<Box>) => {
      const now = pen.writing.get()
      if (now) showSelection({ ...inBox({ pen, box: currentTarget }), caret: now.caret })
      if (now && !now.isActive) pen.put(now.caret)
    },
  }
}

const inBox = ({ pen, box }: { pen: Pen; box: Box }) => ({ pen, box, element: box })

/** What is being composed is drawn on the page and is in no document. */
function showComposing({ pen, box, base }: { pen: Pen; box: Box; base: string }): void {
  const caret = pen.writing.get()?.caret
  if (!caret) return
  const edit = editOf({ before: base, after: box.value, caret: box.selectionEnd })
  pen.compose({ ...edit, base, caret: box.selectionEnd - edit.from, marks: caret.marks })
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
    const focused = document.activeElement
    // A bar of its own may ask for the address of a link.
    const isElsewhere = !layer.current?.contains(focused) && !focused?.closest('[data-writing-bar]')
    if (isActive && isElsewhere) box.focus({ preventScroll: true })
    if (isNews) showSelection({ box, element: box, caret })
  })
}
