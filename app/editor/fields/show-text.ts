import { textChange } from './text-change'

type Box = HTMLInputElement | HTMLTextAreaElement
type Options = {
  box: Box
  text: string
  /** `follow`: behind what changed, as after undo; `keep`: at the letter it stood at, as when another tab's text comes. */
  caret: 'follow' | 'keep'
}

/**
 * Writes a text into a box that a person may be typing in. A box that holds it already is left alone, with the caret
 * where the browser has put it: what a person typed themselves is never written back.
 */
export function showText({ box, text, caret }: Options): void {
  const before = box.value
  if (before === text) return
  const { selectionStart, selectionEnd, selectionDirection } = box
  box.value = text
  if (document.activeElement !== box || selectionStart === null || selectionEnd === null) return
  const { behind, move } = textChange({ before, after: text })
  if (caret === 'follow') box.setSelectionRange(behind, behind)
  else box.setSelectionRange(move(selectionStart), move(selectionEnd), selectionDirection ?? undefined)
}
