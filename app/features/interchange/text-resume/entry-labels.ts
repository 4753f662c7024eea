import type { SourceLine } from '../lines/types'
import { findLinePeriod } from './find-line-period'
import type { PartKind } from './part-kinds'

const GAP = /\t+| {2,}|\s*[|｜]\s*/

/** What a name or a date of an entry may be called; the fields say as much. */
const LABEL =
  /^(?:(?:公司|单位|企业|工作单位|实习单位|学校|院校|毕业院校|项目)(?:名称)?|(?:担任|所任|所在)?(?:职位|职务|岗位)(?:名称)?|(?:担任|项目)?角色|(?:所学)?专业|学历|学位|(?:起止|工作|在职|就读|项目|实习|任职)?(?:时间|日期|周期)|company|employer|organi[sz]ation|(?:job )?title|designation|position|role|dates?|period|duration|location|school|university|institution|college|degree|major|field of study|data|fechas?|zeitraum|posizione(?: ricoperta)?|ruolo|(?:nome del )?datore di lavoro|azienda|titolo(?: della qualifica)?|qualifica|istituto|puesto|cargo|empleador|empresa|título|centro|poste|employeur|entreprise|diplôme|établissement|arbeitgeber|firma|tätigkeit als|abschluss|schule|hochschule)\s*[:：]\s*(\S.*)$/iu

type Unlabelled = {
  lines: SourceLine[]
  /** What each value was called: “职位：……”. */ labels: Map<string, string>
}

/**
 * Lines of entries without the labels of their names and dates: “公司：……”, “职位：……”, “时间：……”. What becomes text
 * after all keeps them.
 */
export function withoutEntryLabels(written: readonly SourceLine[]): Unlabelled {
  const source = withPeriods(records(written))
  const labels = new Map<string, string>()
  const values = source.map(({ kind, text }) => (kind === 'text' ? valuesOf(text) : undefined))
  const isHead = (at: number) =>
    values[at] !== undefined ||
    (source[at]?.kind === 'text' && findLinePeriod(source[at]?.text ?? '') !== undefined)
  const lines = source.map((line, at) => {
    const own = values[at]
    // Alone among what is told such a label is one of its words.
    if (!own || !(isHead(at - 1) || isHead(at + 1))) return line
    for (const { value, part } of own) labels.set(value, part)
    const text = own.map(({ value }) => value).join('\t')
    return { ...line, text, marked: line.marked ?? line.text }
  })
  return { lines: heads({ lines, isValue: (at) => lines[at] !== source[at] }), labels }
}

/** “Dates    2012 – 2016”: in a form a gap parts a label from its value. */
const IN_CELLS = /^(\p{L}[\p{L}’'/() ]{1,39}?)(?:\t+| {2,})(\S.*)$/u

/** A form's rows, a label and a value each, in which a label of dates or of a name opens each entry: what it names comes first. */
function records(lines: readonly SourceLine[]): readonly SourceLine[] {
  const rows = lines
    .filter(({ kind }) => kind !== 'blank')
    .map((line) => ({ line, cells: IN_CELLS.exec(line.text) }))
  const [first] = rows
  const known = new Set(rows.flatMap(({ cells }) => (isNaming(cells) ? [cells?.[1]] : [])))
  const opener = first?.cells?.[1]
  if (
    known.size < LEAST ||
    !opener ||
    !known.has(opener) ||
    rows.some(({ line, cells }) => line.kind !== 'text' || !cells)
  )
    return lines
  const entries: { head: SourceLine[]; body: SourceLine[] }[] = []
  for (const { line, cells } of rows) {
    const [, label = '', value = ''] = cells ?? []
    if (label === opener) entries.push({ head: [], body: [] })
    const told = { ...line, text: `${label}: ${value}`, marked: `${label}: ${value}` }
    entries.at(-1)?.[isNaming(cells) ? 'head' : 'body'].push(told)
  }
  return entries.flatMap(({ head, body }) => [...head, ...body])
}

const isNaming = (cells: RegExpExecArray | null): boolean =>
  cells !== null && LABEL.test(`${cells[1]}: ${cells[2]}`)

/** What a value is by its label, where that names one thing only. */
const KINDS: [kind: PartKind, label: RegExp][] = [
  [
    'organisation',
    /^(?:公司|单位|企业|工作单位|实习单位|company|employer|organi[sz]ation|(?:nome del )?datore|azienda|empleador|empresa|employeur|entreprise|arbeitgeber|firma)/i,
  ],
  [
    'role',
    /^(?:.{0,2}(?:职位|职务|岗位)|job title|designation|position|role|posizione|ruolo|puesto|cargo|poste|tätigkeit)/i,
  ],
  [
    'school',
    /^(?:学校|院校|毕业院校|school|university|institution|college|istituto|établissement|schule|hochschule)/i,
  ],
  ['degree', /^(?:学历|学位|degree|titolo|qualifica|diplôme|abschluss)/i],
]

/** The kind that a value's own label says: “职位：……”. */
export const labelledKind = (part: string | undefined): PartKind | undefined =>
  part === undefined ? undefined : KINDS.find(([, label]) => label.test(part))?.[0]

const BEGAN = /^(?:from|start(?: date)?|(?:开始|入学|入职)(?:时间|日期))\s*[:：]\s*(\S.*)$/i
const ENDED = /^(?:to|until|end(?: date)?|(?:结束|毕业|离职)(?:时间|日期))\s*[:：]\s*(\S.*)$/i
const WHEN = /^(?:.{0,2}时间|日期|周期|dates?|period|duration)\s*[:：]/i

/** “From: …” over “To: …” is one period, and what an item below a title says of it stands there. */
function withPeriods(lines: readonly SourceLine[]): SourceLine[] {
  const out: SourceLine[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const [from, to] = [BEGAN.exec(last?.text ?? '')?.[1], ENDED.exec(line.text)?.[1]]
    const text = `Dates: ${from} – ${to}`
    const above = out.findLast(({ kind }) => kind !== 'blank')
    const isItem = line.kind === 'bullet' && above?.kind === 'heading' && WHEN.test(line.text)
    if (last && from && to && findLinePeriod(text)) out.splice(-1, 1, { ...last, text, marked: text })
    else if (isItem && findLinePeriod(line.text))
      out.push({ kind: 'text', level: 0, text: line.text.replace(WHEN, '').trim() })
    else out.push(line)
  }
  return out
}

/** So many labels in lines below each other name an entry of their own, if one of them says when. */
const LEAST = 3

/** “学校：……”, “专业：……”, “学历：……”, “时间：……” below each other as the one line that they are elsewhere. */
function heads({ lines, isValue }: { lines: SourceLine[]; isValue: (at: number) => boolean }): SourceLine[] {
  const out: SourceLine[] = []
  for (let at = 0; at < lines.length;) {
    let end = at
    while (end < lines.length && isValue(end)) end += 1
    const run = lines.slice(at, Math.max(end, at + 1))
    const periods = run.filter(({ text }) => findLinePeriod(text) !== undefined)
    const isHead = run.length >= LEAST && periods.length === 1
    for (const line of isHead ? joined(run) : run) out.push(line)
    at += run.length
  }
  return out
}

function joined(run: SourceLine[]): SourceLine[] {
  const text = run.map((line) => line.text).join('\t')
  const marked = run.map((line) => line.marked ?? line.text).join('  ')
  return run.slice(0, 1).map((first) => ({ ...first, text, marked }))
}

type Value = { part: string; value: string }

function valuesOf(text: string): Value[] | undefined {
  const values = text.split(GAP).flatMap((part): Value[] => {
    const value = LABEL.exec(part)?.[1]
    return value === undefined ? [] : [{ part: part.trim(), value: value.trim() }]
  })
  return values.length === text.split(GAP).length ? values : undefined
}
