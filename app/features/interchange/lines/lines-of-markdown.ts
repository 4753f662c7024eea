import { lineOfText } from './lines-of-text'
import { readMarkdown } from './plain-markdown'
import { tidyLine } from './tidy-line'
import type { SourceLine } from './types'

/**
 * The lines of a Markdown text without its signs; headings and items of lists stay what they are. With `keepsLinks` the
 * words of a link stay one in `marked`, whatever they say.
 */
export function linesOfMarkdown(source: string, { keepsLinks = false } = {}): SourceLine[] {
  const rows = source.split(/\r\n?|\n/)
  return rows.flatMap((raw, index) => {
    const row = tidyLine(raw).replace(/^(?:\s*>)+\s?/, '')
    const next = tidyLine(rows[index + 1] ?? '')
    if (isRule({ row, before: tidyLine(rows[index - 1] ?? '') })) return []
    const [, signs, heading] = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(row) ?? []
    if (signs && heading) return [headingLine({ text: heading, level: signs.length, keepsLinks })]
    if (/^\S/.test(row) && /^(=+|-{3,})$/.test(next) && !row.startsWith('|'))
      return [headingLine({ text: row, level: next.startsWith('=') ? 1 : 2, keepsLinks })]
    if (/^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(row)) return []
    const item = lineOfText(row)
    const cells = item.text.startsWith('|') ? item.text.replace(/^\||\|$/g, '') : item.text
    const said = item.kind === 'bullet' ? cells.replace(/^\[[ xX]\]\s+/, '') : cells
    const read = readMarkdown(said.trim(), { keepsLinks })
    return [read.text === '' ? { ...read, kind: 'blank', level: 0 } : { ...item, ...read }]
  })
}

type Heading = { text: string; level: number; keepsLinks: boolean }

function headingLine({ text, level, keepsLinks }: Heading): SourceLine {
  const read = readMarkdown(text, { keepsLinks })
  // What it says is a name: only the paste of a link needs its marks.
  return { ...(keepsLinks ? read : {}), text: read.text.trim(), kind: 'heading', level }
}

/** A line of signs alone: it underlines a heading, parts sections or fences code. */
function isRule({ row, before }: { row: string; before: string }): boolean {
  if (/^\s*(```|~~~)/.test(row)) return true
  return /^\s*([-*_])(\s*\1){2,}\s*$/.test(row) || (/^=+$/.test(row) && before !== '')
}
