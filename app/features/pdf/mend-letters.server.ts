import { PDFDict, type PDFDocument, PDFName, type PDFPage, PDFRef } from '@cantoo/pdf-lib'
import { fontsIn, fromUtf16, inflated } from './drawn-glyphs.server'

const name = PDFName.of.bind(PDFName)
/** How Chromium says that a glyph stands for no letter of its own. */
const NONE = '0000'
/** What draws nothing: for a glyph of whose letters others have told all. */
const ZERO_WIDTH_SPACE = '200B'

/** What the glyphs of a font stand for, as UTF-16 in hexadecimal, by their own four digits. */
type Letters = Map<string, string>
type Font = {
  ref: PDFRef
  source: string
  letters: Letters
  told: Letters
  /** Of an Arabic font: how often each glyph was drawn as each letter. */
  counts?: Map<string, Map<string, number>>
}

/**
 * Letters that take their form from those beside them (Thai tone marks, Devanagari conjuncts, ligatures of Arabic) are glyphs
 * that a font's own table doesn't name; Chromium writes what they stand for around them, where few programs that take the text
 * out look. Here each such glyph is told it in its font as well.
 */
export function mendLetters(document: PDFDocument): void {
  const fonts = fontsIn(document, readFont)
  const isUntold = ({ letters, counts }: Font) => counts !== undefined || [...letters.values()].includes(NONE)
  if (![...fonts.values()].some(isUntold)) return
  for (const page of document.getPages()) readPage({ page, fonts })
  for (const font of fonts.values()) writeFont({ document, font })
}

function readFont(dict: PDFDict): Font | undefined {
  const ref = dict.get(name('ToUnicode'))
  const source = ref instanceof PDFRef ? inflated(dict.context.lookup(ref)) : undefined
  if (!(ref instanceof PDFRef) || source === undefined) return undefined
  const letters = new Map<string, string>()
  for (const [, glyph = '', text = ''] of source.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm))
    letters.set(glyph, text)
  const isJoined = [...letters.values()].some((text) => ARABIC.test(fromUtf16(text)))
  return { ref, source, letters, told: new Map(), ...(isJoined && { counts: new Map() }) }
}

const ARABIC = /\p{Script=Arabic}/u

/** Goes through what a page draws: fonts, glyphs, and the texts that stretches of them are marked with. */
function readPage({ page, fonts }: { page: PDFPage; fonts: Map<PDFDict, Font> }): void {
  const source = inflated(page.node.context.lookup(page.node.get(name('Contents')))) ?? ''
  const names = page.node.Resources()?.lookupMaybe(name('Font'), PDFDict)
  const open: (string | undefined)[] = []
  let font: Font | undefined
  let drawn: Drawn[] = []
  for (const [, begins, marked, named, glyphs] of source.matchAll(TOKENS)) {
    if (begins) open.push(marked)
    else if (named) {
      const dict = names?.lookupMaybe(name(named), PDFDict)
      font = dict && fonts.get(dict)
    } else if (glyphs) {
      for (const [glyph] of font ? glyphs.matchAll(/.{4}/g) : []) {
        if (font && open.at(-1) !== undefined) drawn.push({ font, glyph })
        else if (font) count({ font, glyph, text: font.letters.get(glyph) })
      }
    } else {
      const text = open.pop()
      if (text !== undefined) tell({ text, drawn })
      drawn = []
    }
  }
}

/** The beginning of marked content, with its text if it has one; a font; glyphs; the end of marked content. */
const TOKENS =
  /(?:^|\s)(?:(\/Span<<\/ActualText <FEFF([0-9A-F]*)> >> BDC|[^\n]*B[DM]C)|\/(\S+) [\d.]+ Tf|[^\n]*?<([0-9A-F]+)> Tj|EMC)$/gm

type Drawn = { font: Font; glyph: string }

/** What the glyphs that are known don't stand for, those do that are not: a letter each, the last one all that is left. */
function tell({ text, drawn }: { text: string; drawn: Drawn[] }): void {
  const [only, ...others] = drawn
  if (only && others.length === 0) count({ ...only, text })
  const rest: string[] = text.match(/D[89AB]..D[C-F]..|.{4}/g) ?? []
  const unknown = drawn.filter(({ font, glyph }) => {
    const known = font.letters.get(glyph) ?? NONE
    const at = rest.indexOf(known)
    if (at >= 0) rest.splice(at, 1)
    return known === NONE
  })
  for (const [i, { font, glyph }] of unknown.entries()) {
    const own = i === unknown.length - 1 ? rest.splice(0) : rest.splice(0, 1)
    if (own.length > 0 && !font.told.has(glyph)) font.told.set(glyph, own.join(''))
  }
}

function count({ font: { counts }, glyph, text }: Drawn & { text: string | undefined }): void {
  if (!counts || text === undefined) return
  const own = counts.get(glyph) ?? new Map<string, number>()
  own.set(text, (own.get(text) ?? 0) + 1)
  counts.set(glyph, own)
}

/**
 * Chromium names a glyph by the letter that it meets it as first, and takes the neighbour's in a word with لا or a vowel sign: what it
 * is drawn as most often it stands for.
 */
function mostDrawn({ counts }: Font, glyph: string): string | undefined {
  const own = [...(counts?.get(glyph) ?? [])]
  const most = Math.max(...own.map(([, times]) => times))
  return own.find(([, times]) => times === most)?.[0]
}

function writeFont({ document: { context }, font }: { document: PDFDocument; font: Font }): void {
  const { ref, source, told } = font
  const written = source.replaceAll(
    /^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm,
    (_, glyph: string, known: string) => {
      const own = known === NONE ? (told.get(glyph) ?? ZERO_WIDTH_SPACE) : (mostDrawn(font, glyph) ?? known)
      return `<${glyph}> <${own}>`
    },
  )
  if (written !== source) context.assign(ref, context.flateStream(Buffer.from(written, 'latin1')))
}
