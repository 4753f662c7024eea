import type { PDFDocument } from '@cantoo/pdf-lib'
import { hasRightToLeft } from '../../document/text/direction'
import { drawnFont, fontsIn, fromUtf16, rewritePages, type DrawnFont } from './drawn-glyphs.server'

/**
 * Words that are read from the right are drawn from the left, and so told by their glyphs: programs that take the text out turn
 * the letters of each word. Three things don't turn with them, and are told here so that they do: two letters in one glyph (لا),
 * what is told around the glyphs and not by them (a letter and its vowel sign), and brackets, which are drawn as one another.
 */
export function mendRightToLeft(document: PDFDocument): void {
  const fonts = fontsIn(document, drawnFont)
  if (![...fonts.values()].some(({ letters }) => hasRightToLeft([...letters.values()].join('')))) return
  rewritePages(document, (source, dictOf) => {
    const fontOf = (named: string) => {
      const dict = dictOf(named)
      return dict && fonts.get(dict)
    }
    return mendLines({ lines: withPoints({ source, fontOf }).split('\n'), fontOf }).join('\n')
  })
  for (const font of fonts.values()) font.write()
}

type FontOf = (named: string) => DrawnFont | undefined

/** The point behind an item's number stands at its left and is drawn before it: the last digit stands for both, the point for a space. */
function withPoints({ source, fontOf }: { source: string; fontOf: FontOf }): string {
  return source.replace(LABEL, (whole, before: string, number: string) => {
    const [pointFont, font] = [before, number].map((text) =>
      fontOf(/^\/(\S+) [\d.]+ Tf$/m.exec(text)?.[1] ?? ''),
    )
    const [digit = ''] = LAST_GLYPH.exec(number) ?? []
    const [point] = before.match(GLYPHS)?.filter((glyph) => pointFont?.letters.get(glyph) === '.') ?? []
    if (!font || !pointFont || point === undefined) return whole
    const space = pointFont.alias({ glyph: point, letters: ' ' })
    const both = font.alias({ glyph: digit, letters: `${font.letters.get(digit) ?? ''}.` })
    return before.replace(point, space) + number.replace(LAST_GLYPH, both)
  })
}

const LABEL = /(?<=^\/Lbl <<[^\n]*BDC\n)(BT\n\/ReversedChars BMC\n.*?\nET\n)(BT\n.*?\nET\n)/gms
const GLYPHS = /(?<=<(?:.{4})*).{4}(?=(?:.{4})*> Tj$)/gm
const LAST_GLYPH = /.{4}(?=> Tj$)(?!> Tj\n.*> Tj$)/ms

/** Chromium writes an operator at the end of each line, and what it tells around glyphs holds nothing else. */
function mendLines({ lines, fontOf }: { lines: string[]; fontOf: FontOf }): string[] {
  const mended: string[] = []
  let font: DrawnFont | undefined
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? ''
    const named = FONT.exec(line)?.[1]
    if (named) font = fontOf(named)
    const told = toldBy(line)
    const end = told === undefined ? i : endOf({ lines, from: i + 1 })
    const inner = lines.slice(i + 1, end)
    // the font of what is told may be named within
    const within = inner.flatMap((other) => FONT.exec(other)?.[1] ?? []).at(-1)
    const innerFont = within === undefined ? font : fontOf(within)
    const own = told && innerFont ? mendTold({ text: told, lines: inner, font: innerFont }) : undefined
    if (own) {
      mended.push(...own)
      font = innerFont
      i = end
    } else mended.push(font ? partLetters({ line, font }) : line)
  }
  return mended
}

function endOf({ lines, from }: { lines: string[]; from: number }): number {
  let end = from
  while (end < lines.length && !ENDS.test(lines[end] ?? '')) end += 1
  return end
}

/** What a line begins to tell around glyphs. */
function toldBy(line: string): string | undefined {
  const [, digits, sign] = TOLD.exec(line) ?? []
  return digits === undefined ? sign : fromUtf16(digits)
}

const FONT = /^\/(\S+) [\d.]+ Tf$/
const TOLD = /^\/Span<<\/ActualText (?:<FEFF([0-9A-F]+)>|\(\\?(.)\)) >> BDC$/
const ENDS = /(^|\s)EMC$/
const PAIRS = '()[]{}<>«»'
/** What a bracket is drawn as where it is read from the right. */
const mirrored = (sign: string) => PAIRS[PAIRS.indexOf(sign) ^ 1]

type Told = { text: string; lines: string[]; font: DrawnFont }

/** Glyphs that tell by themselves what is told around them; undefined where they don't. */
function mendTold({ text, lines, font }: Told): string[] | undefined {
  const glyphs = lines.flatMap((line) => SHOWN.exec(line)?.[1]?.match(/.{4}/g) ?? [])
  const letters = glyphs.map((glyph) => font.letters.get(glyph) ?? '')
  const [glyph] = glyphs
  if (glyph !== undefined && glyphs.length === 1 && PAIRS.includes(text) && letters[0] === mirrored(text))
    return lines.map((line) => line.replace(SHOWN, `<${font.alias({ glyph, letters: text })}> Tj`))
  return hasRightToLeft(text) && letters.toReversed().join('') === text ? lines : undefined
}

/**
 * A glyph of two letters stands for the first of them; the other ones, which are drawn with it, stand before it on the line without
 * being drawn. As far to the left as programs take two signs for one word, and not for one sign that is drawn twice.
 */
function partLetters({ line, font }: { line: string; font: DrawnFont }): string {
  return line.replace(SHOWN, (whole, digits: string) => {
    let isParted = false
    const parts = (digits.match(/.{4}/g) ?? []).map((glyph) => {
      const [first, ...others] = font.letters.get(glyph) ?? ''
      if (first === undefined || others.length === 0 || !hasRightToLeft(first)) return glyph
      isParted = true
      const unseen = others.toReversed().map((letter) => {
        const silent = font.alias({ glyph, letters: letter, width: BEFORE })
        return `> ${BEFORE}] TJ\n3 Tr\n<${silent}> Tj\n0 Tr\n[<`
      })
      return unseen.join('') + font.alias({ glyph, letters: first })
    })
    return isParted ? `[<${parts.join('')}>] TJ` : whole
  })
}

/** Thousandths of the font's size. */
const BEFORE = 110
const SHOWN = /<([0-9A-F]+)> Tj$/
