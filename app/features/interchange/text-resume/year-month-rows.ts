import type { SourceLine } from '../lines/types'

/** “2018 ⇥ 4 ⇥ 株式会社みやこ商事 入社”: year, month and what was then have a column each. */
const ROW = /^((?:19|20)\d\d)年?(?:\t+| {2,})(1[0-2]|0?[1-9])月?(?:\t+| {2,})(\S.*)$/u
/** The names of those columns, over the title of what stands below. */
const NAMES = /^年\s*月\s+(\S.*)$/u
/** A title beside what is told under it. */
const BESIDE = /^(志望動機|自己PR|本人希望記入欄|趣味|特技)(?:\t+| {2,})(\S.*)$/u

const BEGINS = /[\s　]*(?:入学|入社|入職|入行|着任)(?=[\s　(（]|$)[\s　]*/u
const ENDS = /[\s　]*(?:卒業|修了|中退|退学|退社|退職|退行)(?:見込み?)?[\s　]*$/u
const BY_WISH = /[\s　]*(?:一身上の都合により|契約期間満了(?:により|のため))[\s　]*/u
const UNTIL_NOW = /^(?:現在に至る|在職中)$/u

type Row = { line: SourceLine; date: string; what: string }

/** The rows of a Japanese form: what begins in one and ends in another is one line with its period. */
export function yearMonthRows(lines: readonly SourceLine[]): readonly SourceLine[] {
  const rows = lines.map(rowOf)
  if (rows.filter(Boolean).length < LEAST) return lines
  const ends = new Map(rows.flatMap((row) => (row && ENDS.test(row.what) ? [[ended(row), row.date]] : [])))
  const begins = new Set(rows.flatMap((row) => (row && BEGINS.test(row.what) ? [begun(row)] : [])))
  const hasTitle = lines.some(({ text }) => /^学\s*歴$/.test(text))
  return lines.flatMap((line, at): SourceLine[] => {
    const row = rows[at]
    if (!row) return asTitle({ line, hasTitle })
    const { date, what } = row
    const [name = '', more = ''] = what.split(BEGINS)
    if (BEGINS.test(what)) {
      const end = ends.get(begun(row)) ?? (UNTIL_NOW.test(lines[at + 1]?.text ?? '') ? '現在' : '')
      const period = end ? `${date} – ${end}` : date
      return [told({ row, text: [period, ...name.split(/[\s　]+/), more.replace(/に配属$/, '')] })]
    }
    if (ENDS.test(what) && begins.has(ended(row))) return []
    return [told({ row, text: [date, what.replace(/[\s　]*(?:取得|合格)$/u, '')] })]
  })
}

/** So many such rows are a form's. */
const LEAST = 2

function rowOf(line: SourceLine): Row | undefined {
  const [, year, month, what = ''] = (line.kind === 'text' && ROW.exec(line.text)) || []
  return year ? { line, date: `${year}年${month}月`, what } : undefined
}

const tight = (name: string): string => name.replace(/[\s　]+/g, '')
const begun = ({ what }: Row): string => tight(what.split(BEGINS)[0] ?? '')
const ended = ({ what }: Row): string => tight(what.replace(ENDS, '').replace(BY_WISH, ''))

function told({ row, text }: { row: Row; text: string[] }): SourceLine {
  const said = text.filter(Boolean).join('\t')
  return { ...row.line, text: said, marked: said }
}

/** What stands between the rows: titles, and what the rows say already. */
function asTitle({ line, hasTitle }: { line: SourceLine; hasTitle: boolean }): SourceLine[] {
  if (line.kind !== 'text') return [line]
  const [, title = '', beside = ''] = BESIDE.exec(line.text) ?? []
  if (title)
    return [
      { ...line, text: title, isTitle: true },
      { ...line, text: beside, marked: beside },
    ]
  const [, name = ''] = NAMES.exec(line.text) ?? []
  const isOver = name === '学歴・職歴' && hasTitle
  if (isOver || UNTIL_NOW.test(line.text)) return []
  return [name ? { ...line, text: name, marked: name, isTitle: true } : line]
}
