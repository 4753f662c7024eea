import { rowsWithOwnNumber } from './line-markers'
import { lineOfText } from './lines-of-text'
import { readMarkdown } from './plain-markdown'
import { tidyLine } from './tidy-line'
import type { SourceLine } from './types'

/** A heading, but not “# of people” (their number). */
export const HEADING = /^ {0,3}(#{2,6}|#(?!\s+of\s))\s+(\S.*)$/

/** A heading that is to be set in the middle. */
const TAGGED = /^\s*<h([1-6])(?:\s[^<>]*)?>(.*)<\/h\1>\s*$/i

/** “`Go` `Rust`”: each is one of a list. */
const CODE_BEFORE_CODE = /(?<!`)`[^`\n]+`(?=\s+`[^`\n]+`(?!`))/g

/** What a file tells its site above its text, but for what its site does with it. */
const withoutMatter = (source: string): string =>
  source.replace(/^---\r?\n([\w-]+:.*\r?\n(?:(?:[\w-]+:|[ \t-]).*\r?\n)*)---[ \t]*\r?\n/, (_, rows: string) =>
    rows
      .split(/\r?\n/)
      .filter((row) => !OF_SITE.test(row))
      .map((row) => row.replace(/^[\s-]+/, ''))
      .join('\n')
      .concat('\n'),
  )
const OF_SITE =
  /^(?:title|layout|theme|css|style|template|output|permalink|slug|date|lang|tags|categories|draft|published|header|author|contact):\s*$|^(?:title|layout|theme|css|style|template|output|permalink|slug|date|lang|tags|categories|draft|published):/i

type Options = {
  /** The words of a link stay one in `marked`, whatever they say. */
  keepsLinks?: boolean
  /** Numbers before rows are text. */
  keepsNumbers?: boolean
}

/** The lines of a Markdown text without its signs; headings and items of lists stay what they are. */
export function linesOfMarkdown(
  source: string,
  { keepsLinks = false, keepsNumbers = false }: Options = {},
): SourceLine[] {
  const rows = withoutMatter(source)
    .split(/\r\n?|\n/)
    .map(withoutQuote)
  const own = rowsWithOwnNumber(rows, { keepsAll: keepsNumbers })
  return rows.flatMap((row, index) => {
    const next = rows[index + 1] ?? ''
    if (isRule({ row, before: rows[index - 1] ?? '' })) return []
    const [, signs, heading = ''] = HEADING.exec(row) ?? []
    const [, level, title = ''] = TAGGED.exec(row) ?? []
    if (level) return [headingLine({ text: title, level: Number(level), keepsLinks })]
    if (signs) return [headingLine({ text: heading.replace(/\s#+$/, ''), level: signs.length, keepsLinks })]
    if (/^\S/.test(row) && /^(=+|-{3,})$/.test(next) && !/^(?:\||[-*+]\s)/.test(row))
      return [headingLine({ text: row, level: next.startsWith('=') ? 1 : 2, keepsLinks })]
    if (/^[\s:|-]{2,}$/.test(row) && row.includes('|')) return []
    const item = lineOfText(row, { isText: own.has(index) })
    if (item.text.startsWith('|') && item.text.endsWith('|') && !keepsLinks) return rowLines(item.text)
    const cells = item.text.startsWith('|') ? item.text.replace(/^\||\|$/g, '') : item.text
    const said = item.kind === 'bullet' ? cells.replace(/^\[[ xX]\]\s+/, '') : cells
    const read = readMarkdown(said.trim().replace(CODE_BEFORE_CODE, '$&,'), { keepsLinks })
    return [read.text === '' ? { ...read, kind: 'blank', level: 0 } : { ...item, ...read }]
  })
}

/** The cells of a row, apart as those of a table are. */
function rowLines(row: string): SourceLine[] {
  const read = row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => readMarkdown(cell.trim().replace(CODE_BEFORE_CODE, '$&,')))
  const filled = read.filter(({ text }) => text !== '')
  if (filled.length === 0) return [{ text: '', kind: 'blank', level: 0 }]
  const text = filled.map((cell) => cell.text).join('\t')
  const marked = filled.map((cell) => cell.marked ?? cell.text).join('\t')
  const cells = read.map((cell) => cell.text)
  return [{ text, kind: 'text', level: 0, cells, ...(marked === text ? {} : { marked }) }]
}

/** A row of a quotation is its words; before a digit the sign compares. */
function withoutQuote(raw: string): string {
  const row = tidyLine(raw)
  const words = row.replace(/^(?:\s*>)+/, '')
  return words === row || /^\s*\d/.test(words) ? row : words.replace(/^\s/, '')
}

type Heading = { text: string; level: number; keepsLinks: boolean }

function headingLine({ text, level, keepsLinks }: Heading): SourceLine {
  const read = readMarkdown(text, { keepsLinks })
  // What it says is a name: only the paste of a link needs its marks.
  return { ...(keepsLinks ? read : {}), text: read.text.trim(), kind: 'heading', level }
}

/** A line of signs alone: it underlines a heading, parts sections or fences code and columns. */
function isRule({ row, before }: { row: string; before: string }): boolean {
  if (/^\s*(```|~~~|:::)/.test(row)) return true
  return /^\s*([-*_])(\s*\1){2,}\s*$/.test(row) || (/^=+$/.test(row) && before !== '')
}
