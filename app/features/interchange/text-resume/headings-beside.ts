import { lineOfText } from '../lines/lines-of-text'
import type { SourceLine } from '../lines/types'
import { isSectionTitle } from './chinese-headings'
import { isLabel } from './label-field'
import { listOfHeading } from './list-of-heading'

const GAP = /\t+| {2,}/

/** Chinese headings of a column beside their sections, or of a row of a form, as lines of their own. */
export function headingsBeside(lines: readonly SourceLine[]): SourceLine[] {
  const known = lines.filter(({ text }) => {
    const [first = ''] = text.split(GAP)
    return /^\p{Script=Han}{4}/u.test(first) && listOfHeading(first) !== undefined
  })
  if (known.length < LEAST) return [...lines]
  // Below a title with a line of its own such words begin what is told.
  let isTold = false
  return lines.flatMap((line) => {
    const [first = '', ...rest] = line.kind === 'text' ? line.text.split(GAP) : []
    const list = listOfHeading(line.text)
    if (line.kind === 'blank' || list !== undefined)
      isTold = line.kind === 'text' && line.isTitle !== true && list !== 'basics'
    if (rest.length === 0 || isTold || list !== undefined || !isTitle(first)) return [line]
    const at = line.text.indexOf(rest[0] ?? '', first.length)
    return [title(line, first), { ...lineOfText(line.text.slice(at)), isBold: false }]
  })
}

/** So many usual headings begin lines where they stand beside their sections. */
const LEAST = 2

const title = (line: SourceLine, text: string): SourceLine => ({
  kind: 'text',
  level: 0,
  text,
  isTitle: true,
  ...(line.isBold === undefined ? {} : { isBold: line.isBold }),
})

/** Four characters or more that head a section, and name no value. */
export const isTitle = (text: string): boolean =>
  /^\p{Script=Han}{4,8}$/u.test(text) &&
  !isLabel(text) &&
  (listOfHeading(text) !== undefined || isSectionTitle(text))
