import type { PdfLine } from '../../ats/types'
import { lineOfText } from './lines-of-text'
import type { SourceLine } from './types'

/** Clearly larger than the running text. */
const LARGER = 1.12
const MAX_HEADING = 72
/** A gap of so many lines parts paragraphs. */
const GAP = 2.1

/** The lines of a PDF for the reader of resumes: what is set larger is a heading, wide gaps part blocks. */
export function linesOfPdf(lines: PdfLine[]): SourceLine[] {
  const body = bodySize(lines)
  const sizes = Array.from(
    new Set(lines.map(({ size }) => size).filter((size) => size > body * LARGER)),
  ).sort((a, b) => b - a)
  return lines.flatMap((line, index): SourceLine[] => {
    const own = lineOfText(line.text)
    const before = lines[index - 1]
    const isApart = before?.page === line.page && line.y - before.y > Math.max(line.size, before.size) * GAP
    const blank: SourceLine[] = isApart ? [{ text: '', kind: 'blank', level: 0 }] : []
    const level = sizes.indexOf(line.size) + 1
    if (level === 0 || own.kind !== 'text' || line.text.length > MAX_HEADING) return [...blank, own]
    return [...blank, { ...own, kind: 'heading', level: Math.min(level, 6) }]
  })
}

/** The size of most characters. */
function bodySize(lines: PdfLine[]): number {
  const counts = new Map<number, number>()
  for (const { size, text } of lines) counts.set(size, (counts.get(size) ?? 0) + text.length)
  return Array.from(counts).sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}
