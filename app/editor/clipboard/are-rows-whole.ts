import { lineWidth } from '~/features/interchange/lines/line-width'

/** Words that no statement ends with. */
const GOES_ON =
  /(?:[,，、(（–-]|\b(?:a|an|the|and|or|of|in|on|at|by|to|for|with|from|as|into|über|und|der|die|das))$/iu
/** Lines of Chinese that a page broke differ by a sign or a word. */
const RAGGED = 6
/** As nearly as long as the longest as what a page broke; what is shorter ended by itself. */
const FULL = 0.82
/** No title is as wide. */
const STATEMENT = 24

/**
 * Whether the rows of a plain text are statements of their own, as short lists are written without signs or full stops, and not
 * what the width of a page made of one text: each begins with a capital, or in Chinese they end at widths of their own.
 */
export function areRowsWhole(text: string): boolean {
  const rows = text.split('\n').map((row) => row.trim())
  const widest = rows.reduce((most, row) => Math.max(most, lineWidth(row)), 0)
  // Of what a page broke more than one line is as wide as the page, or all that is said is one text.
  const isOneWide = rows.filter((row) => lineWidth(row) >= widest - RAGGED).length === 1
  const isMany = isOneWide && rows.filter((row) => lineWidth(row) >= STATEMENT).length > 2
  const pairs = rows.flatMap((row, index): [string, string][] => {
    const next = rows[index + 1]
    return next && lineWidth(row) >= widest * FULL ? [[row, next]] : []
  })
  return (
    // One capital may be that of a name in the middle of a sentence.
    (pairs.length > 1 || (pairs.length === 1 && isMany)) &&
    pairs.every(([row, next]) => isParted({ row, next, isShort: isMany || lineWidth(row) < widest - RAGGED }))
  )
}

type Pair = { row: string; next: string; isShort: boolean }

function isParted({ row, next, isShort }: Pair): boolean {
  if (GOES_ON.test(row)) return false
  if (/[.。！？；.!?;]$/.test(row) || /^\p{Lu}/u.test(next)) return true
  return isShort && /^\p{Script=Han}/u.test(next) && /\p{Script=Han}$/u.test(row)
}
