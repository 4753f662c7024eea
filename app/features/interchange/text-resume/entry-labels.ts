import type { SourceLine } from '../lines/types'
import { findLinePeriod } from './find-period'

const GAP = /\t+| {2,}|\s*[|｜]\s*/

/** What a name or a date of an entry may be called; the fields say as much. */
const LABEL =
  /^(?:(?:公司|单位|企业|工作单位|实习单位|学校|院校|毕业院校|项目)(?:名称)?|(?:担任|所任)?(?:职位|职务|岗位)|(?:担任|项目)?角色|(?:所学)?专业|学历|学位|(?:起止|工作|在职|就读|项目|实习|任职)?(?:时间|日期|周期))\s*[:：]\s*(\S.*)$/u

/** Lines of entries without the labels of their names and dates: “公司：……”, “职位：……”, “时间：……”. */
export function withoutEntryLabels(lines: readonly SourceLine[]): SourceLine[] {
  const values = lines.map(({ kind, text }) => (kind === 'text' ? valuesOf(text) : undefined))
  const isHead = (at: number) =>
    values[at] !== undefined ||
    (lines[at]?.kind === 'text' && findLinePeriod(lines[at]?.text ?? '') !== undefined)
  // Alone among what is told such a label is one of its words.
  return lines.map((line, at) => {
    const value = values[at]
    return value !== undefined && (isHead(at - 1) || isHead(at + 1)) ? { ...line, text: value } : line
  })
}

function valuesOf(text: string): string | undefined {
  const values = text.split(GAP).map((part) => LABEL.exec(part)?.[1])
  return values.every((value) => value !== undefined) ? values.join('\t') : undefined
}
