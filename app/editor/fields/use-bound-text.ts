import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ChangeEvent,
  type CompositionEvent,
} from 'react'
import { normalizeInput } from '../../document/rich-text/normalize-input'
import { useEditor } from '../session/editor-context'
import { caretAfterChange } from './caret-after-change'
import { checkField } from './check-field'
import type { FieldKind } from './field-schemas'

export type BoundTextOptions = {
  /** Id of the object in the document that has the field; `$config` and so on for the parts without an id. */
  owner: string
  field: string
  value: string
  kind: FieldKind
  /** The field's name; undo names its change by it. */
  label: string
}
type Box = HTMLInputElement | HTMLTextAreaElement

/**
 * A text field of the document: shows the stored value, or the draft while it can't be stored. While an input method
 * composes, nothing reaches the document; what is typed is normalised before it does.
 */
export function useBoundText<T extends Box>({ owner, field, value, kind, label }: BoundTextOptions) {
  const editor = useEditor()
  const key = `${owner}.${field}`
  const id = useId()
  const box = useRef<T>(null)
  const composing = useRef(false)
  const draft = useSyncExternalStore(
    editor.drafts.subscribe,
    () => editor.drafts.get(key),
    () => undefined,
  )
  const text = draft?.text ?? value
  useCaret({ box, text })

  const commit = useCallback(
    (typed: string) => {
      const normal = normalizeInput(typed)
      const checked = checkField({ kind, typed: normal, language: editor.language })
      if (!checked.ok) return editor.drafts.set(key, { text: normal, error: checked.error })
      if (checked.value === normal) editor.drafts.drop(key)
      else editor.drafts.set(key, { text: normal })
      editor.setField({ owner, field, value: checked.value, label })
    },
    [editor, key, kind, owner, field, label],
  )
  return {
    id,
    text,
    error: draft?.error,
    commit,
    props: {
      id,
      ref: box,
      value: text,
      'data-field': key,
      onChange: (event: ChangeEvent<T>) => {
        const typed = event.currentTarget.value
        if (composing.current) editor.drafts.set(key, { text: typed })
        else commit(typed)
      },
      onCompositionStart: () => {
        composing.current = true
      },
      onCompositionEnd: (event: CompositionEvent<T>) => {
        composing.current = false
        commit(event.currentTarget.value)
      },
      onBlur: () => {
        const kept = editor.drafts.get(key)
        if (kept && kept.error === undefined) editor.drafts.drop(key)
      },
    },
  }
}

/** Puts the caret behind what changed when the text was replaced from outside, as by undo. */
function useCaret<T extends Box>({ box, text }: { box: React.RefObject<T | null>; text: string }) {
  const shown = useRef(text)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = text
    const element = box.current
    if (!element || before === text || document.activeElement !== element) return
    const expected = caretAfterChange({ before, after: text })
    // Typing leaves the caret right; React moves it to the end when it sets another value than the one typed.
    if (element.selectionStart === text.length && expected < text.length) {
      element.setSelectionRange(expected, expected)
    }
  }, [box, text])
}
