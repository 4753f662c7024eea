import { spliceLines } from '../../document/rich-text/edit-lines'
import { lineAt, placeLines, type Line } from '../../document/rich-text/lines'
import { LIST_SIGN } from '../../document/rich-text/list-sign'
import { normalizeInput } from '../../document/rich-text/normalize-input'
import type { Pen } from './pen'

type Options = { pen: Pen; pasted: string; from: number; to: number }

/** Pastes a text: each of its lines a paragraph, and what that program began with a sign an item of a list. */
export function pastedText({ pen, pasted, from, to }: Options): void {
  const whole = normalizeInput(pasted).replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  const caret = pen.writing.get()?.caret
  const placed = caret ? placeLines(pen.lines(caret)) : []
  const isAtStart = (placed[lineAt({ placed, at: from })]?.start ?? 0) === from
  const isList = isAtStart && (whole.includes('\n') || LIST_SIGN.test(whole.trim()))
  if (!isList && !whole.includes('\n')) return pen.write({ from, to, text: whole })
  const [first = '', ...others] = whole.split('\n').filter((row) => row.trim() !== '')
  // Behind a text, an item begins a line of its own.
  const begun = isAtStart || rowOf(first).level === undefined ? [] : [{ text: '', ordered: false }]
  const opening = isAtStart || begun.length > 0 ? rowOf(first) : { text: first, ordered: false }
  const rows: Row[] = [...begun, opening, ...others.map(rowOf)]
  const text = rows.map((row) => row.text).join('\n')
  const at = from + text.length
  if (rows.every(({ level }) => level === undefined)) return pen.write({ from, to, text })
  if (!caret) return
  pen.change(pen.name(caret), ({ lines }) => {
    const written = spliceLines({ lines, from, to, text })
    const placed = placeLines(written)
    const first = lineAt({ placed, at: from })
    const shaped = written.map((line, i) => asItem({ line, row: rows[i - first], around: written[first] }))
    return { lines: shaped, from: at, to: at }
  })
}

type Row = { text: string; level?: number; ordered: boolean }

function rowOf(line: string): Row {
  const bare = line.trim()
  const sign = LIST_SIGN.exec(bare)?.[0]
  const number = sign === undefined ? /^\d{1,2}[.)、]\s+/.exec(bare)?.[0] : undefined
  const marker = sign ?? number
  if (marker === undefined) return { text: bare, ordered: false }
  const indent = /^\s*/.exec(line)?.[0].replaceAll('\t', '  ').length ?? 0
  return { text: bare.slice(marker.length), level: indent >> 1, ordered: number !== undefined }
}

/** In a list already, an item stays one of its kind. */
function asItem({ line, row, around }: { line: Line; row: Row | undefined; around: Line | undefined }): Line {
  if (row?.level === undefined) return line
  const outer = around?.levels.length ? around.levels.slice(0, -1) : []
  const kind = around?.levels.at(-1) ?? { ordered: row.ordered, start: 1 }
  const depth = Math.min(row.level, 3)
  return {
    ...line,
    opens: true,
    levels: [...outer, kind, ...Array.from({ length: depth }, () => ({ ...kind, start: 1 }))],
  }
}
