import type { SourceLine } from '../lines/types'
import { isLabel } from './label-field'
import { partKind } from './part-kinds'
import { isTitleOnly } from './person-facts'

const NETWORKS = ['GitHub', 'Gitee', 'LinkedIn', 'GitLab', 'Zhihu', 'Juejin', 'Dribbble', 'Behance']

/** The network that a text names, in its own spelling. */
export const networkIn = (text: string): string | undefined =>
  NETWORKS.find((name) => text.toLowerCase().includes(name.toLowerCase()))

/** A network as the label of somebody's name there: “LinkedIn: jane-doe”. */
export function handleIn(part: string): { network: string; username: string } | undefined {
  const [, label = '', username = ''] = /^(\p{L}{4,8})\s*[:：]\s*@?([\w.-]{2,60})$/u.exec(part) ?? []
  const network = NETWORKS.find((name) => name.toLowerCase() === label.toLowerCase())
  return network && username ? { network, username } : undefined
}

/** The words of a head's lines, where a name takes two lines as one, and a network with the name below it. */
export function headTexts(lines: readonly SourceLine[]): string[] {
  const said = lines.map(withoutRule).filter(({ kind, text }) => kind !== 'blank' && text !== '')
  const texts: string[] = []
  for (const [index, line] of said.entries()) {
    const above = said[index - 1]
    const last = texts.at(-1) ?? ''
    if (index === 1 && above && isNameBroken(above, line))
      texts.splice(-1, 1, last.endsWith('-') ? last + line.text : `${last} ${line.text}`)
    else if (handleIn(`${last}:${line.text}`)) texts.splice(-1, 1, `${last}: ${line.text}`)
    else if (isLabel(LABEL_LAST.exec(last.slice(-40))?.[1] ?? '') && !LABELLED.test(line.text))
      texts.splice(-1, 1, last + line.text)
    else texts.push(line.text)
  }
  return texts
}

/** A letter that templates draw rules with. */
const withoutRule = (line: SourceLine): SourceLine => ({ ...line, text: line.text.replace(/^ㅡ\s*/u, '') })

/** “… | 微信：”, whose value stands in the next line. */
const LABEL_LAST = /(?:^|[|｜\t])\s*([\p{L}\d-]{2,12})\s*[:：]$/u

const LABELLED = /^[\p{L}\d -]{1,12}[:：]/u

const NAME_WORD = /^\p{Lu}[\p{L}.'’-]*$/u
const NAME_BEGUN = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)?-$/u

/** Both lines are a word with a capital, or the upper one is parted, in one size, and neither says what the person is. */
function isNameBroken(upper: SourceLine, lower: SourceLine): boolean {
  const isSet = upper.kind === 'heading' && lower.kind === 'heading' && upper.level === lower.level
  const isName = [upper, lower].every(({ text }) => !isTitleOnly(text) && partKind(text) === undefined)
  return (
    isSet &&
    isName &&
    NAME_WORD.test(lower.text) &&
    (NAME_WORD.test(upper.text) || NAME_BEGUN.test(upper.text))
  )
}
