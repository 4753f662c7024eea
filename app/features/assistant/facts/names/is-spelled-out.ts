import { ownSources, type CheckContext } from '../check-context'

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
  const tail = /^([\p{L} ]*)\(([A-Za-z]{2,8})\)/u.exec(context.text.slice(to))
  const short = tail?.[2]?.toLowerCase()
  if (short === undefined || (tail?.[1] ?? '').length > most) return false
  return ownSources(context).some(({ words }) => words.has(short) || words.has(`${short}s`))
}
