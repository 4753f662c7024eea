import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
} from 'react'
import { useRead } from '~/session/use-value'
import { normalizeInput } from '../../document/rich-text/normalize-input'
import type { Editor } from '../session/editor'
import { useEditor } from '../session/editor-context'
import { checkField, isDateKind } from './check-field'
import type { FieldKind } from './field-schemas'
import { isHalfTyped } from './is-half-typed'
import { rebaseText } from './rebase-text'
import { textChange } from './text-change'

export type BoundTextOptions = {
  /** Id of the object in the document that has the field; `$config` and so on for the parts without an id. */
  owner: string
  field: string
  value: string
  /** How that is shown where it is stored otherwise, as dates are. */
  show?: (value: string) => string
  kind: FieldKind
  /** The field's name; undo names its change by it. */
  label: string
}
type Box = HTMLInputElement | HTMLTextAreaElement

/**
 * A text field of the document: shows the stored value, or the draft while it can't be stored. The box is the person's:
 * it is not controlled by React, which would set caret and composition back, and is written to only when its text comes
 * from elsewhere (undo, another tab, a suggestion). While an input method composes, nothing reaches the document and
 * nothing from it the box; what is typed is normalised before it does.
 */
export function useBoundText<T extends Box>(options: BoundTextOptions) {
  const { owner, field, value, show = asItIs, kind, label } = options
  const shown = show(value)
  const editor = useEditor()
  const key = `${owner}.${field}`
  const id = useId()
  const box = useRef<T>(null)
  /** What was stored and what stood there when the composition began. */
  const composing = useRef<{ value: string; text: string }>(undefined)
  const typing = useRef<TypedOver>(undefined)
  const partDeletion = useDeletionSteps(editor)
  const draft = useRead(editor.drafts.subscribe, () => editor.drafts.get(key))
  const text = draft?.text ?? shown
  const [drawn] = useState(text)
  useLayoutEffect(() => {
    if (!box.current || composing.current !== undefined) return
    showText({ box: box.current, text, caret: editor.hasTravelled() ? 'follow' : 'keep' })
  }, [editor, text])

  const commit = useCallback(
    (typed: string) => {
      const normal = normalizeInput(typed)
      if (box.current) showText({ box: box.current, text: normal, caret: 'keep' })
      const checked = checkField({ kind, typed: normal, language: editor.language })
      const store = (next: string) => {
        typing.current = { before: typedOver({ last: typing.current, value }), stored: next }
        editor.setField({ owner, field, value: next, label })
      }
      if (!checked.ok) {
        // Nobody who typed "2021-13" meant the "2021-1" on the way there.
        if (isDateKind(kind)) store(typedOver({ last: typing.current, value }))
        editor.drafts.set(key, { text: normal, error: checked.error })
        return
      }
      // While it is typed, it stays as it is typed.
      if (show(checked.value) === normal) editor.drafts.drop(key)
      else editor.drafts.set(key, { text: normal })
      store(checked.value)
    },
    [editor, key, kind, owner, field, label, value, show],
  )
  return {
    id,
    error: draft?.error,
    box,
    /** Replaces the text for the person, as a button does, and selects a part of it. */
    write: ({ text, start, end }: { text: string; start: number; end: number }) => {
      if (box.current) box.current.value = text
      commit(text)
      box.current?.focus()
      box.current?.setSelectionRange(start, end)
    },
    props: {
      id,
      ref: box,
      defaultValue: drawn,
      'data-field': key,
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<T>) => {
        const typed = currentTarget.value
        if (isHalfTyped(typed)) return
        partDeletion(nativeEvent)
        if (composing.current !== undefined) editor.drafts.set(key, { text: typed })
        else commit(typed)
      },
      onCompositionStart: () => {
        composing.current = { value, text }
      },
      onCompositionEnd: ({ currentTarget: { value: mine } }: CompositionEvent<T>) => {
        const began = composing.current
        composing.current = undefined
        // Another tab, or undo, may have changed the text meanwhile.
        const isNews = began !== undefined && began.value !== value
        commit(isNews ? rebaseText({ base: began.text, mine, theirs: shown }) : mine)
      },
      onBlur: () => {
        typing.current = undefined
        const kept = editor.drafts.get(key)
        if (kept && kept.error === undefined) editor.drafts.drop(key)
      },
    },
  }
}

/** What was typed comes back by undo before it goes, however soon it was deleted. */
function useDeletionSteps(editor: Editor): (input: Event) => void {
  const isDeleting = useRef(false)
  return (input) => {
    const wasDeleting = isDeleting.current
    // Not what Safari takes away of a composition before it writes it.
    isDeleting.current = input instanceof InputEvent && /^delete(?!Composition)/.test(input.inputType)
    if (isDeleting.current && !wasDeleting) editor.endStep()
  }
}

const asItIs = (value: string) => value

/** A text that is typed over a stored one, and what of it the document holds so far. */
type TypedOver = { before: string; stored: string }

/** What stood there before the typing began. Undo or another tab may have changed it since; then that is typed over. */
function typedOver({ last, value }: { last: TypedOver | undefined; value: string }): string {
  return last?.stored === value ? last.before : value
}

type Shown = {
  box: Box
  text: string
  /** `follow`: behind what changed, as after undo; `keep`: at the letter it stood at, as when another tab's text comes. */
  caret: 'follow' | 'keep'
}

/**
 * Writes a text into a box that a person may be typing in. A box that holds it already is left alone, with the caret
 * where the browser has put it: what a person typed themselves is never written back.
 */
function showText({ box, text, caret }: Shown): void {
  const before = box.value
  if (before === text) return
  const { selectionStart, selectionEnd, selectionDirection } = box
  box.value = text
  if (document.activeElement !== box || selectionStart === null || selectionEnd === null) return
  const { behind, move } = textChange({ before, after: text })
  if (caret === 'follow') box.setSelectionRange(behind, behind)
  else box.setSelectionRange(move(selectionStart), move(selectionEnd), selectionDirection ?? undefined)
}
