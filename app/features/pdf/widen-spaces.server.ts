import type { PDFDict, PDFDocument } from '@cantoo/pdf-lib'
import { drawnFont, rewritePages, widthsOf } from './drawn-glyphs.server'

/** The digits of a font's space, and how wide its glyphs are in thousandths of the size. */
type Font = { space: string; widthOf: (glyph: string) => number }
type FontOf = (named: string) => Font | undefined

/**
 * In a justified line Chromium sets the next word further on and leaves the space before it as narrow as the font has it. What
 * is left between them pdfminer and MuPDF take for the gap between two columns, and tear the line in two. So such a space is
 * drawn as wide as it stands, which moves nothing: each word has a place of its own.
 */
export function widenSpaces(document: PDFDocument): void {
  const fonts = new Map<PDFDict, Font | undefined>()
  rewritePages(document, (source, dictOf) => {
    const fontOf = (named: string) => {
      const dict = dictOf(named)
      if (dict && !fonts.has(dict)) fonts.set(dict, readFont(dict))
      return dict && fonts.get(dict)
    }
    return widenLines({ source, fontOf })
  })
}

function readFont(dict: PDFDict): Font | undefined {
  const space = [...(drawnFont(dict)?.letters ?? [])].find(([, letter]) => letter === ' ')?.[0]
  return space === undefined ? undefined : { space, widthOf: widthsOf(dict) }
}

/** Chromium writes an operator at the end of each line, and begins another string of glyphs where one stands off its place. */
function widenLines({ source, fontOf }: { source: string; fontOf: FontOf }): string {
  const lines = source.split('\n')
  let font: Font | undefined
  let size = 0
  let place: Place = { x: 0, y: 0 }
  const widened = lines.map((line, i) => {
    const [, named, points] = FONT.exec(line) ?? []
    if (named !== undefined) {
      font = fontOf(named)
      size = Number(points)
    }
    place = movedTo({ line, place }) ?? place
    if (!font || !line.endsWith(`${font.space}> Tj`)) return line
    const [, before = '', digits = ''] = SHOWN.exec(line) ?? []
    if (!digits.endsWith(font.space)) return line
    const { space, widthOf } = font
    const widths = (digits.match(/.{4}/g) ?? []).map((glyph) => (widthOf(glyph) * size) / 1000)
    const own = widths.at(-1) ?? 0
    const left =
      nextOnLine({ lines, from: i + 1, place }) - place.x - widths.reduce((sum, width) => sum + width)
    if (!(left > own * LOOSE && left < size * WIDE)) return line
    const word = digits.slice(0, -space.length)
    const scale = `${(100 * (1 + left / own)).toFixed(2)} Tz`
    return `${before}${word && `<${word}> Tj\n`}${scale}\n<${space}> Tj\n100 Tz`
  })
  return widened.join('\n')
}

type Place = { x: number; y: number }

/** Where a line of the source puts what is drawn next; undefined where it says nothing of it. */
function movedTo({ line, place }: { line: string; place: Place }): Place | undefined {
  const [, dx, dy] = MOVED.exec(line) ?? []
  if (dx !== undefined) return { x: place.x + Number(dx), y: place.y + Number(dy) }
  const [, x, y] = PUT.exec(line) ?? []
  return x === undefined ? undefined : { x: Number(x), y: Number(y) }
}

/** Where the next glyphs begin, in this text or another of the line; not a number where none follow. */
function nextOnLine({ lines, from, place }: { lines: string[]; from: number; place: Place }): number {
  for (let i = from; i < lines.length; i += 1) {
    const line = lines[i] ?? ''
    const next = movedTo({ line, place })
    if (next) return next.y === place.y ? next.x : NaN
    if (ELSEWHERE.test(line)) return NaN
  }
  return NaN
}

/** In widths of the space: less is kerning. */
const LOOSE = 0.2
/** Ems: what is further away stands in another column. */
const WIDE = 3
const FONT = /^\/(\S+) ([\d.]+) Tf$/
const SHOWN = /^(.*? Td )?<((?:[0-9A-F]{4})+)> Tj$/
const MOVED = /^(-?[\d.]+) (-?[\d.]+) Td /
// letters that the browser slants have a matrix that says so
const PUT = /^1 0 \S+ -1 (-?[\d.]+) (-?[\d.]+) Tm$/
const ELSEWHERE = /(^|\s)(cm|q|Q)$/
