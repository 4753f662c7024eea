import type { SourceLine } from '../lines/types'
import { inOne, isLabel } from './label-field'
import { listOfHeading } from './list-of-heading'

const GAP = /\t+| {2,}|\s+[|｜]\s+/

/** What the columns of a form are called, where each row is an entry; those of the others are told by what they say. */
const USUAL = [
  /^(?:起止|开始|结束|入学|毕业|在职|工作|获奖|取得|颁发)?(?:时间|日期|年月|年份)$/,
  /^(?:毕业|就读)?(?:学校|院校)(?:名称)?$|^(?:所学)?专业(?:名称)?$|^(?:学历|学位|学历[/／及]学位)(?:[/／]?专业)?$/,
  /^(?:工作|实习|任职|项目)?(?:单位|公司|企业|机构|组织|项目)(?:名称)?$|^(?:担任)?(?:职位|职务|岗位|角色)(?:名称)?$/,
  /^(?:证书|奖项|荣誉)(?:名称)?$|^(?:称谓|关系|与本人关系|姓名|年龄|政治面貌)$/,
  /^(?:学校|院校)[/／]机构$|^专业[/／]课程$|^学历[/／]证书$/,
  /^(?:dates?|periods?|years?(?: of (?:passing|completion))?|duration)$|^(?:school|university|college|institut(?:ion|e)|board(?: ?[/&] ?university)?|university ?[/&] ?board)$/i,
  /^(?:degree|major|subject|qualification|field of study)$|^(?:company|employer|organi[sz]ation|location|place|city)$/i,
  /^(?:job )?(?:role|position|title)$|^(?:project|award|certificate)(?: name)?$/i,
]
const OTHER = [
  /^(?:主要)?(?:工作|岗位)?(?:内容|职责|描述)$|^证明人$|^(?:联系)?电话$/,
  /^(?:离职原因|备注|部门|所在部门|薪资|月薪|培养方式|排名|颁发单位|发证机关|级别|等级|地点)$/,
  /^(?:description|responsibilities|duties|notes?|department|reference|supervisor|phone|salary|grade|%|percentage|marks|cgpa|(?:% ?[/&] ?cgpa|cgpa ?[/&] ?%))$/i,
]
const SAYS_NOTHING =
  /^(?:项目|内容|方向|掌握|类别|类型|分类|名称|说明|字段|信息|技能|语种|语言|水平|熟练程度|language|level|proficiency|category|type|area|item|field|value|details?|info|skills?|tools?|technologies)$/i
const isUsual = (name: string): boolean => USUAL.some((test) => test.test(inOne(name)))
const isOther = (name: string): boolean => OTHER.some((test) => test.test(inOne(name)))

type Named = { lines: SourceLine[]; /** Names of columns that stand nowhere. */ left: string[] }

/** Rows below the names of their columns: what the usual fields don't take stands below with its column's name. */
export function namedColumns(source: readonly SourceLine[]): Named {
  const left = new Set<string>()
  let names: { words: string[]; isOfTable: boolean } | undefined
  const lines = source.flatMap((line, index): SourceLine[] => {
    const cells = cellsOf(line)
    if (areLabels({ cells, below: cellsOf(source[index + 1]) })) return []
    const above = cellsOf(source[index - 1])
    if (areLabels({ cells: above, below: cells })) return labelled({ cells, names: above, left })
    // A table in Markdown has a head, whether there is something to say in it or not.
    if (cells.length === 2 && cells.every((name) => SAYS_NOTHING.test(inOne(name)))) {
      for (const name of cells) left.add(name)
      return []
    }
    if (areNames(cells)) {
      names = { words: cells, isOfTable: line.cells !== undefined }
      for (const name of cells.filter(Boolean)) left.add(name)
      return []
    }
    const isOfRow = cells.length === names?.words.length
    // A row of a table may be cut otherwise, the next one isn't.
    if (isEnd(line) || (!isOfRow && !names?.isOfTable)) names = undefined
    return names && isOfRow ? rowOf({ line, names: names.words, left }) : [line]
  })
  return { lines, left: [...left] }
}

type Row = { line: SourceLine; names: string[]; left: Set<string> }

/** The cells of the usual columns as a line, each of the others with its name below it. */
function rowOf({ line, names, left }: Row): SourceLine[] {
  const usual: string[] = []
  const others: SourceLine[] = []
  for (const [at, text] of cellsOf(line).entries()) {
    const name = names[at] ?? ''
    if (text === '') continue
    if (isOther(name)) {
      left.delete(name)
      others.push(toldLine({ name, text }))
    } else usual.push(text)
  }
  if (others.length === 0) return [line]
  const head = usual.join('\t')
  return [...(head ? [{ ...line, text: head, marked: head }] : []), ...others]
}

type Labelled = { cells: string[]; names: string[]; left: Set<string> }

function labelled({ cells, names, left }: Labelled): SourceLine[] {
  for (const [at, name] of names.entries()) if (!cells[at]) left.add(name)
  return cells.flatMap((text, at) => (text ? [toldLine({ name: names[at] ?? '', text })] : []))
}

const toldLine = ({ name, text }: { name: string; text: string }): SourceLine => ({
  kind: 'text',
  level: 0,
  text: /\p{Script=Han}/u.test(name) ? `${name}：${text}` : `${name}: ${text}`,
})

/** As the table has them, unless the line was read on since. */
function cellsOf(line: SourceLine | undefined): string[] {
  if (line?.kind !== 'text') return []
  const isRow = line.cells?.filter(Boolean).join('\t') === line.text
  return isRow && line.cells ? line.cells : line.text.split(GAP)
}

/** What ends a table for whoever reads on. */
const isEnd = ({ kind, isTitle, text }: SourceLine): boolean =>
  kind === 'blank' || kind === 'heading' || isTitle === true || listOfHeading(text) !== undefined

/** Labels in a row above their values. */
const areLabels = ({ cells, below }: { cells: string[]; below: string[] }): boolean =>
  cells.length > 2 && cells.length === below.length && cells.every(isLabel) && !below.some(isLabel)

function areNames(cells: string[]): boolean {
  const names = cells.filter(Boolean)
  return names.length > 2 && names.every((name) => isUsual(name) || isOther(name)) && names.some(isUsual)
}
