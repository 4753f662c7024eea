import { inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib'

const name = PDFName.of.bind(PDFName)

/** A font of the file whose glyphs can be given other letters in places. */
export type DrawnFont = {
  /** What a glyph stands for, by its own four digits; nothing for one that the file doesn't use. */
  letters: ReadonlyMap<string, string>
  /** The digits of a glyph that is drawn as another one and stands for other letters; as wide, in thousandths of the size, unless said. */
  alias: (options: { glyph: string; letters: string; width?: number }) => string
  /** Puts what was asked for into the file. */
  write: () => void
}

/** Undefined for fonts of other kinds than those Chromium makes of ours. */
export function drawnFont(dict: PDFDict): DrawnFont | undefined {
  const { context } = dict
  const ref = dict.get(name('ToUnicode'))
  const source = ref instanceof PDFRef ? inflated(context.lookup(ref)) : undefined
  const font = dict.lookupMaybe(name('DescendantFonts'), PDFArray)?.lookupMaybe(0, PDFDict)
  const isPlain = font?.get(name('CIDToGIDMap')) === name('Identity')
  if (!(ref instanceof PDFRef) || source === undefined || !font || !isPlain) return undefined
  const letters = lettersIn(source)
  const numbers = [...letters.keys()].map((digits) => Number.parseInt(digits, 16))
  const first = Math.max(0, ...numbers) + 1
  const made = new Map<string, { glyph: number; letters: string; width: PDFNumber }>()
  return {
    letters,
    alias: ({ glyph, letters: text, width }) => {
      const key = `${glyph} ${text} ${width}`
      const own = width === undefined ? widthOf({ font, glyph }) : PDFNumber.of(width)
      if (!made.has(key)) made.set(key, { glyph: Number.parseInt(glyph, 16), letters: text, width: own })
      return hex(first + [...made.keys()].indexOf(key))
    },
    write: () => {
      if (made.size === 0) return
      const all = [...made.values()]
      const map = Buffer.alloc((first + all.length) * 2)
      for (let glyph = 0; glyph < first; glyph += 1) map.writeUInt16BE(glyph, glyph * 2)
      for (const [i, { glyph }] of all.entries()) map.writeUInt16BE(glyph, (first + i) * 2)
      font.set(name('CIDToGIDMap'), context.register(context.flateStream(map)))
      const widths = font.lookupMaybe(name('W'), PDFArray) ?? context.obj([])
      widths.push(PDFNumber.of(first))
      widths.push(context.obj(all.map(({ width }) => width)))
      font.set(name('W'), widths)
      const told = all.map(({ letters: text }, i) => `<${hex(first + i)}> <${utf16(text)}>`).join('\n')
      const block = `${all.length} beginbfchar\n${told}\nendbfchar\nendcmap`
      context.assign(ref, context.flateStream(Buffer.from(source.replace('endcmap', block), 'latin1')))
    },
  }
}

/** The fonts of a file that can be read so. */
export function fontsIn<Font>(document: PDFDocument, read: (dict: PDFDict) => Font | undefined) {
  const fonts = new Map<PDFDict, Font>()
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const font = object instanceof PDFDict ? read(object) : undefined
    if (font && object instanceof PDFDict) fonts.set(object, font)
  }
  return fonts
}

type Rewrite = (source: string, fontOf: (named: string) => PDFDict | undefined) => string

/** Writes what each page draws otherwise; the fonts there have names of its own. */
export function rewritePages(document: PDFDocument, rewrite: Rewrite): void {
  for (const { node } of document.getPages()) {
    const contents = node.get(name('Contents'))
    const source = inflated(node.context.lookup(contents))
    if (!(contents instanceof PDFRef) || source === undefined) continue
    const names = node.Resources()?.lookupMaybe(name('Font'), PDFDict)
    const written = rewrite(source, (named) => names?.lookupMaybe(name(named), PDFDict))
    if (written === source) continue
    node.context.assign(contents, node.context.flateStream(Buffer.from(written, 'latin1')))
  }
}

/** The source of a page's content or of a font's letters; undefined where it is packed otherwise than Chromium does. */
export function inflated(stream: unknown): string | undefined {
  if (!(stream instanceof PDFRawStream)) return undefined
  if (stream.dict.get(name('Filter')) !== name('FlateDecode')) return undefined
  return inflateSync(stream.contents).toString('latin1')
}

export const fromUtf16 = (digits: string) => Buffer.from(digits, 'hex').swap16().toString('utf16le')

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()
const hex = (glyph: number) => glyph.toString(16).toUpperCase().padStart(4, '0')

function lettersIn(source: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, glyph = '', text = ''] of source.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm))
    letters.set(glyph, fromUtf16(text))
  for (const [, from = '', to = '', text = ''] of source.matchAll(
    /^<([0-9A-F]{4})> <([0-9A-F]{4})> <([0-9A-F]{4})>$/gm,
  ))
    for (let i = 0; i <= Number.parseInt(to, 16) - Number.parseInt(from, 16); i += 1)
      letters.set(hex(Number.parseInt(from, 16) + i), String.fromCharCode(Number.parseInt(text, 16) + i))
  return letters
}

/** How wide the glyphs of a font are, in thousandths of its size. */
export function widthsOf(dict: PDFDict): (glyph: string) => number {
  const known = new Map<string, number>()
  const font = dict.lookupMaybe(name('DescendantFonts'), PDFArray)?.lookupMaybe(0, PDFDict)
  return (glyph) => {
    const width = known.get(glyph) ?? (font ? widthOf({ font, glyph }).asNumber() : 0)
    known.set(glyph, width)
    return width
  }
}

/** As the font's table has it: `first [width …]` or `first last width`. */
function widthOf({ font, glyph }: { font: PDFDict; glyph: string }): PDFNumber {
  const wanted = Number.parseInt(glyph, 16)
  const table = font.lookupMaybe(name('W'), PDFArray)?.asArray() ?? []
  for (let i = 0; i < table.length;) {
    const [from, next, width] = table.slice(i, i + 3)
    const first = from instanceof PDFNumber ? from.asNumber() : 0
    if (next instanceof PDFArray) {
      const own = next.asArray()[wanted - first]
      if (own instanceof PDFNumber) return own
      i += 2
    } else {
      const last = next instanceof PDFNumber ? next.asNumber() : 0
      if (wanted >= first && wanted <= last && width instanceof PDFNumber) return width
      i += 3
    }
  }
  return font.lookupMaybe(name('DW'), PDFNumber) ?? PDFNumber.of(1000)
}
