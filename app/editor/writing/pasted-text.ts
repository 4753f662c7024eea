import { spliceLines } from '../../document/rich-text/edit-lines'
import { lineAt, placeLines, type Line } from '../../document/rich-text/lines'
import { LIST_SIGN } from '../../document/rich-text/list-sign'
import { normalizeInput } from '../../document/rich-text/normalize-input'
import type { Pen } from './pen'

type Options = { pen: Pen; pasted: string; from: number; to: number }

/** Pastes a text: each of its lines a paragraph, and what that program began with a sign an item of a list. */
export function pastedText({ pen, pasted, from, to }: Options): void {
  const rows = normalizeInput(pasted)
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .filter((row, i, all) => row.trim() !== '' || all.length === 1)
    .map(rowOf)
  const text = rows.map((row) => row.text).join('\n')
  const at = from + text.length
  if (rows.every(({ level }) => level === undefined)) return pen.write({ from, to, text })
  pen.change(pen.name(pen.writing.get()?.caret ?? { owner: '', field: 'text' }), ({ lines }) => {
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
