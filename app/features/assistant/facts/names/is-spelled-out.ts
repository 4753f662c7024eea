import { ownSources, type CheckContext } from '../check-context'
import type { Span } from '../types'
import { writtenOut } from './abbreviations'

/**
 * "个别化教育计划(IEP)", "助理舞台监督(ASM)" of who wrote only the capitals.
 *
 * @param to where the name ends
 * @param most characters that may stand between it and the bracket
 */
export function isSpelledOut({
  context,
  to,
  most,
}: {
  context: CheckContext
  to: number
  most: number
}): boolean {
  const tail = /^([\p{L} ]*)\(([A-Za-z][A-Za-z\d&/-]{1,9})\)/u.exec(context.text.slice(to))
  const whole = /^\((\p{Lu}[^()\p{Script=Han}]{3,60})\)/u.exec(context.text.slice(to))?.[1]
  if (whole !== undefined && ownSources(context).some(({ text }) => text.includes(whole))) return true
  const short = tail?.[2]?.toLowerCase()
  if (short === undefined || (tail?.[1] ?? '').length > most) return false
  return ownSources(context).some(({ words }) => words.has(short) || words.has(`${short}s`))
}

const CAPITALS = /(?<![A-Za-z])([A-Z][A-Za-z]*[A-Z][A-Za-z]*)/.source
const EXPLAINED = new RegExp(
  `${CAPITALS} ?\\(([^()\\d]{2,40})\\)|([\\p{Script=Han}]{2,12})\\(${CAPITALS}\\)`,
  'gu',
)

/** "连续性肾脏替代治疗" of "CRRT(连续性肾脏替代治疗)", where the person wrote the capitals. */
export function explainedIn(context: CheckContext): Span[] {
  const bracketed = Array.from(context.text.matchAll(EXPLAINED)).flatMap(
    ({ index, 0: whole, 1: before, 2: inside, 3: lead, 4: after }) => {
      const short = (before ?? after ?? '').toLowerCase()
      if (!ownSources(context).some(({ words }) => words.has(short))) return []
      const from = lead === undefined ? index + whole.lastIndexOf('(') : index
      return [{ from, to: from + (inside === undefined ? (lead ?? '').length : inside.length + 2) }]
    },
  )
  const shorts = ownSources(context).flatMap(
    ({ text }) => text.match(/(?<![A-Za-z])[A-Z]{2,6}(?=s?(?![A-Za-z]))/g) ?? [],
  )
  return [
    ...bracketed,
    ...Array.from(new Set(shorts), (word) => writtenOut({ word, text: context.text })).filter(
      (span) => span !== undefined,
    ),
  ]
}
