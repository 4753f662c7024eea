import { lineOfText } from './lines-of-text'
import { plainMarkdown, readMarkdown } from './plain-markdown'
import { tidyLine } from './tidy-line'
import type { SourceLine } from './types'

/** The lines of a Markdown text without its signs; headings and items of lists stay what they are. */
export function linesOfMarkdown(source: string): SourceLine[] {
  const rows = source.split(/\r\n?|\n/)
  return rows.flatMap((raw, index) => {
    const row = tidyLine(raw)
    const next = tidyLine(rows[index + 1] ?? '')
    if (isRule({ row, before: tidyLine(rows[index - 1] ?? '') })) return []
    const [, signs, heading] = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(row) ?? []
    if (signs && heading) return [headingLine({ text: heading, level: signs.length })]
    if (/^\S/.test(row) && /^(=+|-{3,})$/.test(next) && !row.startsWith('|'))
      return [headingLine({ text: row, level: next.startsWith('=') ? 1 : 2 })]
    if (/^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(row)) return []
    const item = lineOfText(row.replace(/^\s*>\s?/, ''))
    const cells = item.text.startsWith('|') ? item.text.replace(/^\||\|$/g, '') : item.text
    return [{ ...item, ...readMarkdown(cells.trim()) }]
  })
}

function headingLine({ text, level }: { text: string; level: number }): SourceLine {
  return { text: plainMarkdown(text).trim(), kind: 'heading', level }
}

/** A line of signs alone: it underlines a heading, parts sections or fences code. */
function isRule({ row, before }: { row: string; before: string }): boolean {
  if (/^\s*(```|~~~)/.test(row)) return true
  return /^\s*([-*_])(\s*\1){2,}\s*$/.test(row) || (/^=+$/.test(row) && before !== '')
}
