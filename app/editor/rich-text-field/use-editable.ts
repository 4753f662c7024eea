import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { textChange } from '../fields/text-change'
import { loadForPage } from '../soon/load-soon'
import type { Editor, FieldTarget } from '../session/editor'
import { breakLine, isAtItemStart, leaveList, tabItem } from '../writing/line-keys'
import type { Caret } from '../writing/caret'
import { createPen, type Pen } from '../writing/pen'
import { clipboardOf, followSelection, showSelection, takeComposed, takeTyped } from '../writing/text-box'
import { withoutSign } from '../edits/told-in-items'
import { drawLines } from './draw-lines'
import { editableBox } from './editable-box'
import { commandOfKey, type RichTextCommand } from './rich-text-keys'
import { listen } from '~/components/ui/listen'
import { useValue } from '~/session/use-value'

type Options = FieldTarget & { editor: Editor; value: string; onCommand: (command: RichTextCommand) => void }

/**
 * A rich text written in a box of the browser, whose own handles, spelling and input methods work in it. The browser types
 * and deletes letters; what it did is read as a change of the plain text, done to the document, and drawn anew where the
 * two differ. Lines, lists, marks and the clipboard are never left to it.
 */
export function useEditable({ editor, owner, field, value, onCommand }: Options) {
  const [pen] = useState(() => createPen(editor))
  const ref = useRef<HTMLDivElement>(null)
  /** The text when the composition began: until it ends, the box is the input method's. */
  const base = useRef<string>(undefined)
  const refusal = useValue(pen.refusal)
  useShown({ editor, pen, target: { owner, field }, ref, base, value })
  const inBox = () => (ref.current ? { pen, element: ref.current, box: editableBox(ref.current) } : undefined)
  const hand = { pen, language: editor.language }
  useNativeEdits({ ref, isComposing: () => base.current !== undefined, hand, onCommand })
  const byPointer = useRef(false)
  /** Puts the caret to the end where there is none yet. */
  const begin = () => {
    const end = pen.text({ owner, field }).length
    if (!pen.writing.get()) pen.put({ owner, field, anchor: end, focus: end })
  }
  return {
    pen,
    begin,
    refusal,
    props: {
      ref,
      'data-field': `${owner}.${field}`,
      onPointerDown: () => {
        byPointer.current = true
      },
      onFocus: () => {
        begin()
        // What copies and pastes marks and lists; on a phone's forms nothing else asks for it.
        void loadForPage().catch(() => undefined)
        const box = inBox()
        const now = pen.writing.get()
        // Some browsers have put the caret before they tell of the focus, others do after it.
        if (now) pen.writing.set({ caret: now.caret, isActive: true })
        if (box && byPointer.current && holdsSelection(box.element)) followSelection(box)
        byPointer.current = false
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // To the toolbar, which shows what the selection has.
        if (!currentTarget.parentElement?.contains(relatedTarget)) pen.blur()
      },
      onInput: () => {
        const box = inBox()
        if (box && base.current === undefined) takeTyped(box)
      },
      onCompositionStart: () => {
        const box = inBox()
        if (box) followSelection(box)
        base.current = pen.text({ owner, field })
      },
      onCompositionEnd: () => {
        const began = base.current
        const box = inBox()
        base.current = undefined
        if (box && began !== undefined) takeComposed({ ...box, base: began })
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing || event.keyCode === 229) return
        const box = inBox()
        if (box) followSelection(box)
        const mod = event.metaKey || event.ctrlKey
        const { key, code, shiftKey: shift, altKey: alt } = event
        const command = commandOfKey({ key, code, mod, shift, alt })
        if (command) onCommand(command)
        // Elsewhere Tab leads to the next field, as everywhere in the panel.
        else if (
          key !== 'Tab' ||
          pen.text({ owner, field }) === '' ||
          !isAtItemStart(hand) ||
          !tabItem({ hand, by: shift ? -1 : 1 })
        )
          return
        event.preventDefault()
      },
      ...clipboardOf({ editor, inBox }),
      // A text that is dropped would come as the browser's own elements.
      onDrop: (event: FormEvent) => event.preventDefault(),
    },
  }
}

type Shown = Pick<Options, 'editor' | 'value'> & {
  pen: Pen
  target: FieldTarget
  ref: { readonly current: HTMLDivElement | null }
  base: { readonly current: string | undefined }
}

/** Keeps the box at what the document holds, and the caret at its letter, or behind what undo has changed. */
function useShown({ editor, pen, target, ref, base, value }: Shown): void {
  const writing = useValue(pen.writing)
  const signs = useValue(withoutSign)
  const last = useRef<{ caret: Caret | undefined; text: string }>(undefined)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || base.current !== undefined) return
    const before = last.current
    const text = pen.text(target)
    let caret = pen.writing.get()?.caret
    if (before && caret && before.caret === caret && before.text !== text) {
      const { move, behind } = textChange({ before: before.text, after: text })
      const to = editor.hasTravelled() ? () => behind : move
      caret = { ...caret, anchor: to(caret.anchor), focus: to(caret.focus) }
      pen.writing.set({ caret, isActive: pen.writing.get()?.isActive ?? false })
    }
    last.current = { caret, text }
    const isDrawn = drawLines({ element, lines: pen.lines(target) })
    if (!caret || document.activeElement !== element) return
    showSelection({ box: editableBox(element), element, caret })
    // Of what the browser itself has typed it has seen to that.
    if (isDrawn) lineOf(document.getSelection()?.focusNode)?.scrollIntoView({ block: 'nearest' })
  }, [editor, pen, target, ref, base, value, writing, signs])
  useEffect(() => {
    const follow = () => {
      const element = ref.current
      if (element && base.current === undefined) followSelection({ pen, element, box: editableBox(element) })
    }
    return listen(document, { selectionchange: follow })
  }, [pen, ref, base])
}

const holdsSelection = (element: Element) => element.contains(document.getSelection()?.anchorNode ?? null)
const lineOf = (node: Node | null | undefined) =>
  (node instanceof Element ? node : node?.parentElement)?.closest('.jl-rich-text > *')

type Native = Pick<Options, 'onCommand'> & {
  ref: Shown['ref']
  isComposing: () => boolean
  hand: { pen: Pen; language: Editor['language'] }
}

const FORMATS: Partial<Record<string, RichTextCommand>> = {
  formatBold: 'bold',
  formatItalic: 'italic',
  formatUnderline: 'underline',
  insertOrderedList: 'numbered',
  insertUnorderedList: 'bullets',
}

/** Nothing stands behind the caret. Firefox would take an empty last line away. */
function isAtEnd(pen: Pen): boolean {
  const caret = pen.writing.get()?.caret
  return caret !== undefined && caret.anchor === caret.focus && caret.focus === pen.text(caret).length
}

/** What a browser would do to elements is done to the document. (React's own `beforeinput` is another event.) */
function useNativeEdits({ ref, isComposing, hand, onCommand }: Native): void {
  const edit = ({ inputType }: InputEvent): boolean => {
    const format = FORMATS[inputType]
    if (format) onCommand(format)
    else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak')
      breakLine({ hand, soft: inputType === 'insertLineBreak' })
    else if (inputType === 'deleteContentBackward') return leaveList(hand)
    else if (/^delete\w*Forward$/.test(inputType)) return isAtEnd(hand.pen)
    else if (inputType === 'insertText') return false
    else return /^(format|insertFrom|insertHorizontal)/.test(inputType)
    return true
  }
  const latest = useRef(edit)
  useLayoutEffect(() => {
    latest.current = edit
  })
  useEffect(() => {
    const element = ref.current
    const onBeforeInput = (event: InputEvent) => {
      // Undo of a menu is the whole editor's.
      if (event.defaultPrevented || isComposing() || event.isComposing || !element) return
      followSelection({ pen: hand.pen, element, box: editableBox(element) })
      if (latest.current(event)) event.preventDefault()
    }
    element?.addEventListener('beforeinput', onBeforeInput)
    return () => element?.removeEventListener('beforeinput', onBeforeInput)
  })
}
