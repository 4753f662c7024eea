import type { PdfLine } from '../../ats/types'
import { listOfHeading } from '../text-resume/list-of-heading'
import { lineOfText } from './lines-of-text'
import { isNamedPage } from './page-number'
import type { SourceLine } from './types'
import { isWrappedAt } from './wrapped-lines'
import { writtenLetters } from './written-letters'

/** Clearly larger than the running text. */
const LARGER = 1.12
const MAX_HEADING = 72
/** So many usual titles in one style are sections' titles, and what else is set so is one, too. */
const SURE = 3
/** A gap of so many lines parts paragraphs. */
const GAP = 2.1
/** So much further in, in the font's size, the sign of an item within another one stands. */
const INNER = 0.6

/** The lines of a PDF for the reader of resumes: what is set larger is a heading, wide gaps part blocks. */
export function linesOfPdf(drawn: PdfLine[]): SourceLine[] {
  const lines = drawn.filter(({ text }) => !isNamedPage(text))
  const body = bodySize(lines)
  const styles = headingStyles({ lines, body })
  const depthOf = depths()
  return lines.flatMap((line, index): SourceLine[] => {
    const own = {
      ...drawnItem({ line, body, depthOf }),
      isBold: line.isBold,
      isWrapped: isWrappedAt({ lines, index }),
    }
    const before = lines[index - 1]
    const isApart = before?.page === line.page && line.y - before.y > Math.max(line.size, before.size) * GAP
    const blank: SourceLine[] = isApart ? [{ text: '', kind: 'blank', level: 0 }] : []
    const level = styles.indexOf(styleOf({ line, body })) + 1
    // “AWS”, as large as the text, is a word.
    const isWord =
      line.size <= body * LARGER && line.text.length <= 5 && listOfHeading(line.text) === undefined
    const isHeading = level > 0 && own.kind === 'text' && line.text.length <= MAX_HEADING && !isWord
    if (!isHeading || isOfParagraph({ lines, index })) return [...blank, own]
    return [...blank, { ...own, kind: 'heading', level: Math.min(level, 6) }]
  })
}

/** A text set larger than the rest is no title for that: it goes on from line to line in the middle of a sentence. */
function isOfParagraph({ lines, index }: { lines: PdfLine[]; index: number }): boolean {
  const [before, line, after] = [lines[index - 1], lines[index], lines[index + 1]]
  return [
    [before, line],
    [line, after],
  ].some(
    ([upper, lower]) =>
      upper?.page === lower?.page &&
      upper !== undefined &&
      lower !== undefined &&
      upper.size === lower.size &&
      upper.isBold === lower.isBold &&
      lower.y - upper.y < upper.size * GAP &&
      /[\p{Ll},，、]$/u.test(upper.text) &&
      /^\p{Ll}.* |[，。；]/u.test(lower.text),
  )
}

/** As a number that grows with how much a line is set apart: by its size, bold, and of what is no larger, capitals. */
function styleOf({ line: { size, isBold, text }, body }: { line: PdfLine; body: number }): number {
  const isShouted = size <= body * LARGER && /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
  return size * 4 + (isBold ? 2 : 0) + (isShouted ? 1 : 0)
}

/** What is set larger than the text, and what usual titles are set in, from the most set apart down. */
function headingStyles({ lines, body }: { lines: PdfLine[]; body: number }): number[] {
  const larger = lines.filter(({ size }) => size > body * LARGER)
  const counts = new Map<number, { all: number; known: number }>()
  for (const line of lines) {
    const style = styleOf({ line, body })
    const { all, known } = counts.get(style) ?? { all: 0, known: 0 }
    counts.set(style, {
      all: all + 1,
      known: known + Number(listOfHeading(writtenLetters(line.text)) !== undefined),
    })
  }
  const ofTitles = Array.from(counts).filter(([, { all, known }]) => known >= SURE && known * 2 >= all)
  const styles = larger.map((line) => styleOf({ line, body })).concat(ofTitles.map(([style]) => style))
  return Array.from(new Set(styles)).sort((a, b) => b - a)
}

type Item = { line: PdfLine; body: number; depthOf: (at: { x: number; size: number }) => number }

/** A line by the sign that is written before it, or drawn. */
function drawnItem({ line: { text, dot, size, isBold }, body, depthOf }: Item): SourceLine {
  const own = lineOfText(writtenLetters(text))
  // Titles of sections have such signs before them as well.
  const isTitle = size > body * LARGER || (isBold && listOfHeading(text) !== undefined)
  if (dot === undefined || own.kind !== 'text' || isTitle) return own
  return { ...own, kind: 'bullet', level: depthOf({ x: dot, size }) }
}

/** How deep an item lies: one whose sign stands further in than that before it is within it. */
function depths(): Item['depthOf'] {
  let outer: number[] = []
  return ({ x, size }) => {
    outer = outer.filter((left) => left < x - size * INNER && left > x - size * 6)
    outer.push(x)
    return outer.length - 1
  }
}

/** The size of most characters. */
function bodySize(lines: PdfLine[]): number {
  const counts = new Map<number, number>()
  for (const { size, text } of lines) counts.set(size, (counts.get(size) ?? 0) + text.length)
  return Array.from(counts).sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}
