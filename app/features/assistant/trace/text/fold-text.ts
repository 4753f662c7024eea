/** A text with its writing evened out; `at[i]` is the place in the original of the folded text's i-th unit. */
export type FoldedText = { text: string; at: number[]; original: string }

/** What is written for what, of one unit each. */
const SAME_LENGTH = new Map(
  ['\u00a0 ', '\u3000 ', ..."％% ＋+ ～~ 〜~ –- —- −- ‑- （( ）) ￥¥ ／/ ：: μu µu ’' ‘'".split(' ')].map(
    (pair) => [pair.charAt(0), pair.charAt(1)],
  ),
)
const LEFT_OUT = new Set(['*', '`', '\u200b', '\u200c', '\u200d', '\ufeff'])

/**
 * Full-width digits and letters, dashes and blanks become the plain ones, marks of emphasis go, and the numbers of a
 * numbered list and the addresses of links are blanked out, since they are no claims.
 */
export function foldText(original: string): FoldedText {
  const blanked = original
    .replace(/^[ \t]*\d{1,2}[.)、][ \t]+/gm, (mark) => ' '.repeat(mark.length))
    .replace(/\]\([^)\s]*\)/g, (link) => ' '.repeat(link.length))
    .replace(/\b(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.]+/gi, (link) => ' '.repeat(link.length))
  const at: number[] = []
  const units: string[] = []
  for (let index = 0; index < blanked.length; index += 1) {
    const unit = blanked.charAt(index)
    if (LEFT_OUT.has(unit)) continue
    units.push(evenOut(unit))
    at.push(index)
  }
  at.push(original.length)
  return { text: units.join(''), at, original }
}

function evenOut(unit: string): string {
  const code = unit.charCodeAt(0)
  if (code < 0xa0) return unit
  return SAME_LENGTH.get(unit) ?? (isWideLetter(code) ? String.fromCharCode(code - 0xfee0) : unit)
}

function isWideLetter(code: number): boolean {
  return (
    (code >= 0xff10 && code <= 0xff19) ||
    (code >= 0xff21 && code <= 0xff3a) ||
    (code >= 0xff41 && code <= 0xff5a)
  )
}

/** A span of the folded text in the original, with the original's words. */
export function originalSpan({ folded, from, to }: { folded: FoldedText; from: number; to: number }) {
  const start = folded.at[from] ?? folded.original.length
  const end = to > from ? (folded.at[to - 1] ?? folded.original.length - 1) + 1 : start
  return { from: start, to: end, text: folded.original.slice(start, end) }
}
