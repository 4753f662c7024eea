import { tableOffset } from './table-offset'

/** Of the first point of a glyph; see OVERLAP_SIMPLE in https://learn.microsoft.com/typography/opentype/spec/glyf */
const OVERLAP_SIMPLE = 0x40

/**
 * Says of each simple glyph of a TrueType font that its contours may lie over each other, in place. A decoded WOFF2 has
 * lost it, and some viewers of PDF then leave holes where strokes cross.
 */
export function markOverlaps(font: Buffer): void {
  const [glyf, loca] = [tableOffset(font, 'glyf'), tableOffset(font, 'loca')]
  const glyphs = font.readUInt16BE(tableOffset(font, 'maxp') + 4)
  const isLong = font.readInt16BE(tableOffset(font, 'head') + 50) === 1
  const offsetOf = (glyph: number) =>
    isLong ? font.readUInt32BE(loca + glyph * 4) : font.readUInt16BE(loca + glyph * 2) * 2
  for (let glyph = 0; glyph < glyphs; glyph++) {
    const start = glyf + offsetOf(glyph)
    const contours = offsetOf(glyph + 1) > offsetOf(glyph) ? font.readInt16BE(start) : 0
    if (contours <= 0) continue
    const instructions = start + 10 + contours * 2
    const flags = instructions + 2 + font.readUInt16BE(instructions)
    font.writeUInt8(font.readUInt8(flags) | OVERLAP_SIMPLE, flags)
  }
}
