import { announce } from '../session/announcer'
import type { Editor } from '../session/editor'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { anchorOf, focusOf, rangeOf, type Caret } from './caret'
import type { FieldPlace } from './page-places'
import type { Pen } from './pen'
import { hasLines } from './written-field'

type Pressed = {
  key: string
  shift: boolean
  mod: boolean
  /** Where the text leads to the left. */
  left: 1 | -1
  editor: Editor
  caret: Caret
}

/**
 * What keys do to a selection over several fields, which the box knows only the first part of, and the key that selects the whole
 * page. Answers whether it was done; undefined where keys mean what they always do.
 */
export function onSpanKey({ key, shift, mod, left, editor, caret }: Pressed): boolean | undefined {
  const { pen } = editor
  if (mod && key.toLowerCase() === 'a') return selectAll({ editor, caret })
  if (key !== 'Control' && key !== 'Meta') asked = undefined
  if (!caret.span) return undefined
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
  const back = key === 'ArrowLeft' ? left < 0 : key === 'ArrowRight' ? left > 0 : BACK.has(key)
  const by = back ? -1 : isAcross || ON.has(key) ? 1 : undefined
  if (by !== undefined && !shift) return collapse({ pen, caret, by })
  if (by !== undefined && isAcross) {
    pen.select({ anchor: anchorOf(caret), focus: letterBeside({ pen, caret, by, words: mod }) })
    tellSpan(editor)
    return true
  }
  if (key === 'Backspace' || key === 'Delete' || key === 'Enter') {
    pen.write({ ...rangeOf(caret), text: key === 'Enter' && hasLines(caret) ? '\n' : '' })
    return true
  }
  return undefined
}

const BACK = new Set(['ArrowUp', 'Home', 'PageUp'])
const ON = new Set(['ArrowDown', 'End', 'PageDown'])

/** The field that was asked for, and nothing else done since. */
let asked: Caret | undefined

/** First the field one is in, though it may be selected or empty already, then all of the page. */
function selectAll({ editor, caret }: Pick<Pressed, 'editor' | 'caret'>): boolean {
  const { pen } = editor
  const { from, to } = rangeOf(caret)
  const [first, last] = pen.places()?.ends() ?? []
  if (!first || !last) return false
  // An empty field has nothing to be asked for twice.
  if (!caret.span && pen.text(caret) === '') return true
  const isAgain = asked?.owner === caret.owner && asked.field === caret.field
  asked = caret
  if (!caret.span && (!isAgain || from > 0 || to < pen.text(caret).length)) return false
  pen.select({ anchor: { ...first, at: 0 }, focus: { ...last, at: pen.text(last).length } })
  tellSpan(editor)
  return true
}

function tellSpan({ pen, language }: Editor): void {
  const caret = pen.writing.get()?.caret
  if (caret?.span) announce(SHELL_TEXTS[language].textsSelected(pen.parts(caret).length))
}

/** The caret alone, at the edge of what was selected. */
function collapse({ pen, caret, by }: { pen: Pen; caret: Caret; by: 1 | -1 }): boolean {
  const parts = pen.parts(caret)
  const edge = by < 0 ? parts[0] : parts.at(-1)
  if (!edge) return false
  const at = by < 0 ? edge.from : edge.to
  pen.put({ owner: edge.owner, field: edge.field, anchor: at, focus: at })
  return true
}

type Step = { pen: Pen; caret: Caret; by: 1 | -1; words: boolean }

/** The next letter or word, over the edges of fields. */
function letterBeside({ pen, caret, by, words }: Step): FieldPlace {
  const focus = focusOf(caret)
  const text = pen.text(focus)
  if (focus.at === (by < 0 ? 0 : text.length)) {
    const next = pen.places()?.neighbour(focus, by)
    return next ? { ...next, at: by < 0 ? pen.text(next).length : 0 } : focus
  }
  const segmenter = new Intl.Segmenter(undefined, { granularity: words ? 'word' : 'grapheme' })
  const starts = [...segmenter.segment(text)]
    .filter(({ isWordLike }) => !words || isWordLike)
    .map(({ index, segment }) => (words && by > 0 ? index + segment.length : index))
  const at =
    by > 0
      ? (starts.find((start) => start > focus.at) ?? text.length)
      : (starts.findLast((start) => start < focus.at) ?? 0)
  return { owner: focus.owner, field: focus.field, at }
}
