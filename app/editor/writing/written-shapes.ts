import { marksAt, spliceLines, toggleLinesList, toggleLinesMark } from '../../document/rich-text/edit-lines'
import { lineAt, placeLines, type Line, type PlacedLine } from '../../document/rich-text/lines'
import type { Mark } from '../../document/rich-text/signs'

type Shaped = { lines: Line[]; from: number; to: number; marks?: readonly Mark[] }
type Options = {
  lines: Line[]
  text: string
  /** Where the caret stands, behind what was just written. */
  at: number
}

const SPANS: { mark: Mark; length: number; signs: RegExp }[] = [
  { mark: 'bold', length: 2, signs: /\*\*([^\s*](?:[^\n*]*[^\s*])?)\*\*$/ },
  { mark: 'underline', length: 2, signs: /(?<![\p{sc=Latin}\d_+])\+\+([^\s+](?:[^\n+]*[^\s+])?)\+\+$/u },
  { mark: 'highlight', length: 2, signs: /(?<![\w=])==([^\s=](?:[^\n=]*[^\s=])?)==$/ },
  { mark: 'italic', length: 1, signs: /(?<![\w*])\*([^\s*](?:[^\n*]*[^\s*])?)\*$/ },
]

/** What people who know Markdown write becomes what it means: `- ` and `1. ` at a line's beginning a list, `**a**` bold. */
export function writtenShapes({ lines, text, at }: Options): Shaped | undefined {
  const before = text.slice(0, at)
  const placed = placeLines(lines)
  const index = lineAt({ placed, at })
  const own = placed[index]
  // A line that a break begins is one, too.
  const start = before.lastIndexOf('\n') + 1
  const [marker, number = ''] =
    /^(?:[-*•][ \u3000]|(\d{1,2})(?:[.)、][ \u3000]|、))$/.exec(before.slice(start)) ?? []
  const ordered = number !== ''
  // An item has its sign already, which somebody writes out of habit; the only one takes another for it.
  const level = own?.line.opens && own.start === start ? own.line.levels.at(-1) : undefined
  const isWritten = level !== undefined && level.ordered === ordered
  const isNext = !ordered || number === '1' || (isWritten && number === String(numberAt({ placed, index })))
  // In a paragraph “1、” may count months, in an item it is its sign.
  const isSign = marker !== undefined && (level !== undefined || !marker.endsWith('、'))
  if (isSign && isNext && (own?.line.opens === false || isWritten || (level && lines.length === 1))) {
    const bare = spliceLines({ lines, from: start, to: at, text: '' })
    if (isWritten) return { lines: bare, from: start, to: start }
    return {
      lines: toggleLinesList({ lines: bare, from: start, to: start, ordered }),
      from: start,
      to: start,
    }
  }
  for (const { mark, length, signs } of SPANS) {
    const found = signs.exec(before)
    if (found) return marked({ lines, mark, length, from: found.index, to: at })
  }
  return undefined
}

type At = { placed: readonly PlacedLine[]; index: number }

/** Which item of its list a line is, from 1. */
function numberAt({ placed, index }: At): number {
  const own = placed[index]?.line.levels ?? []
  const depth = own.length
  const isOrdered = own.at(-1)?.ordered
  const above = placed.slice(0, index)
  const end = above.findLastIndex(
    ({ line: { levels } }) =>
      levels.length < depth || (levels.length === depth && levels.at(-1)?.ordered !== isOrdered),
  )
  return above.slice(end + 1).filter(({ line }) => line.opens && line.levels.length === depth).length + 1
}

type Signed = { lines: Line[]; mark: Mark; length: number; from: number; to: number }

function marked({ lines, mark, length, from, to }: Signed): Shaped {
  const opened = spliceLines({ lines, from: to - length, to, text: '' })
  const bare = spliceLines({ lines: opened, from, to: from + length, text: '' })
  const end = to - 2 * length
  // What is written behind it is as before it.
  const marks = marksAt({ lines: bare, at: from })
  return { lines: toggleLinesMark({ lines: bare, from, to: end, mark }), from: end, to: end, marks }
}
