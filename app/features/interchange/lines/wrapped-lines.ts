import type { PdfLine } from '../../ats/types'
import { lineWidth } from './line-width'
import { lineOfText } from './lines-of-text'

/** Lines that begin so near to each other, in points, stand in one column. */
const COLUMN = 36
/** The least width of a column, in the font's size; of Chinese, where any character may end a line that reaches the edge. */
const LEAST = 14
const LEAST_HAN = 9

/** A word that would have ended so near to the edge, in the font's size, found no room: cells have a padding. */
const SLACK = 0.4

type At = { lines: PdfLine[]; index: number }

/**
 * Whether a page ended a line for want of room: the next one begins where this one's text does, and its first word would have
 * gone over the column's edge here.
 */
export function isWrappedAt({ lines, index }: At): boolean {
  const [line, next] = [lines[index], lines[index + 1]]
  if (!line || !next || next.page !== line.page || next.dot !== undefined) return false
  if (next.size !== line.size || next.gaps.length > 0 || line.gaps.length > 0) return false
  // A name in bold, and what is said of it below.
  if (line.isAllBold && !next.isBold) return false
  const down = next.y - line.y
  if (down <= 0 || down > line.size * 2.2 || Math.abs(next.x - line.x) > line.size * 2.5) return false
  const edge = columnEdge({ lines, index })
  const goesOn = line.right - line.x > line.size * LEAST || GOES_ON.test(line.text)
  if (goesOn && (isHanging({ line, next }) || isSentence({ line, next }))) return true
  const word = /^(?:\p{Script=Han}|\S+?(?=\s|\p{Script=Han}|$))/u.exec(next.text)?.[0] ?? next.text
  const width = lineWidth(next.text) || 1
  const room = ((next.right - next.x) * lineWidth(word)) / width
  const least = isHanText(line.text, next.text) && isReached({ lines, index, edge }) ? LEAST_HAN : LEAST
  return edge - line.x > line.size * least && line.right + line.size * SLACK + room > edge
}

/** Words and signs that a short line only ends with where its sentence goes on. */
const GOES_ON = /(?:[,，、和与及的]|\b(?:an?|and|as|at|by|for|from|in|of|on|or|that|the|to|which|with))$/iu

type Pair = { line: PdfLine; next: PdfLine }

/** An item goes on where its text begins, to the right of its sign; what is none begins where the sign does. */
function isHanging({ line, next }: Pair): boolean {
  if (/[。！？!?.]$/.test(line.text) || lineOfText(next.text).kind !== 'text') return false
  const indent = (next.x - line.x) / line.size
  if (line.dot !== undefined) return Math.abs(indent) < 0.3
  return lineOfText(line.text).kind === 'bullet' && indent > 0.4
}

/** Some words without an end, and the next line begins in the middle of a sentence, below them. */
const isSentence = ({ line, next }: Pair): boolean =>
  /^\p{Ll}/u.test(next.text) &&
  /(?:\S+ ){2}\S*[\p{L}\d,]$/u.test(line.text) &&
  Math.abs(next.x - line.x) < line.size * 0.3

/** Two lines of one sentence. */
const isHanText = (text: string, next: string): boolean =>
  /[\p{Script=Han}，、\d%]$/u.test(text) && /^\p{Script=Han}/u.test(next)

/** Whether other lines of the column end at its edge as well. */
function isReached({ lines, index, edge }: At & { edge: number }): boolean {
  const { page, x = 0, size = 0 } = lines[index] ?? {}
  const near = lines.filter((one) => one.page === page && Math.abs(one.x - x) < COLUMN)
  return near.filter(({ right }) => right > edge - size * 1.1).length > 1
}

/** Where the longest of the lines that begin there end. */
function columnEdge({ lines, index }: At): number {
  const { page, x = 0 } = lines[index] ?? {}
  const own = lines.filter((line) => line.page === page && Math.abs(line.x - x) < COLUMN)
  return Math.max(...own.map(({ right }) => right))
}
