import type { SourceLine } from '../lines/types'
import { isLabel } from './label-field'

const GAP = /\t+| {2,}/

/** What the columns of a form are called, where each row is an entry; those of the others are told by what they say. */
const USUAL =
  /^(?:起止|开始|结束|入学|毕业|在职|工作|获奖|取得|颁发)?(?:时间|日期|年月|年份)$|^(?:毕业|就读)?(?:学校|院校)(?:名称)?$|^(?:所学)?专业(?:名称)?$|^(?:学历|学位|学历[/／及]学位)$|^(?:工作|实习|任职|项目)?(?:单位|公司|企业|机构|组织|项目)(?:名称)?$|^(?:担任)?(?:职位|职务|岗位|角色)(?:名称)?$|^(?:证书|奖项|荣誉)(?:名称)?$|^(?:称谓|关系|与本人关系|姓名|年龄|政治面貌)$/
const OTHER =
  /^(?:工作|岗位)?(?:内容|职责|描述)$|^证明人$|^(?:联系)?电话$|^(?:离职原因|备注|部门|所在部门|薪资|月薪|培养方式|排名|颁发单位|发证机关|级别|等级|地点)$/

type Named = { lines: SourceLine[]; /** Names of columns that stand nowhere. */ left: string[] }

/** Rows below the names of their columns: what the usual fields don't take stands below with its column's name. */
export function namedColumns(source: readonly SourceLine[]): Named {
  const left = new Set<string>()
  let names: string[] = []
  const lines = source.flatMap((line, index): SourceLine[] => {
    const cells = cellsOf(line)
    if (areLabels({ cells, below: cellsOf(source[index + 1]) })) return []
    const above = cellsOf(source[index - 1])
    if (areLabels({ cells: above, below: cells }))
      return cells.map((cell, at) => ({ text: `${above[at]}：${cell}`, kind: 'text', level: 0 }))
    if (isNames(cells)) {
      names = cells
      for (const name of names) left.add(name)
      return []
    }
    if (line.kind === 'blank' || names.length === 0) return [line]
    if (cells.length !== names.length) names = []
    const isOther = (at: number) => OTHER.test(names[at] ?? '')
    const told = cells.flatMap((text, at) => (isOther(at) ? [`${names[at]}：${text}`] : []))
    for (const name of told.length > 0 ? names.filter((one) => OTHER.test(one)) : []) left.delete(name)
    if (told.length === 0) return [line]
    const head = cells.filter((_, at) => !isOther(at)).join('\t')
    return [{ ...line, text: head }, ...told.map((text) => ({ text, kind: 'text' as const, level: 0 }))]
  })
  return { lines, left: [...left] }
}

const cellsOf = (line: SourceLine | undefined): string[] =>
  line?.kind === 'text' ? line.text.split(GAP) : []

/** Labels in a row above their values. */
const areLabels = ({ cells, below }: { cells: string[]; below: string[] }): boolean =>
  cells.length > 2 && cells.length === below.length && cells.every(isLabel) && !below.some(isLabel)

const isNames = (cells: string[]): boolean =>
  cells.length > 2 &&
  cells.every((cell) => USUAL.test(cell) || OTHER.test(cell)) &&
  cells.some((cell) => USUAL.test(cell))
