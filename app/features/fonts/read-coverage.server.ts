import { tableOffset } from './table-offset'

/**
 * Reads which code points a TrueType font has a glyph for.
 *
 * The browser cannot be asked: `document.fonts.check` says true for a glyph that is missing.
 * @throws {Error} when the font has no Unicode cmap of format 4 or 12
 */
export function readCoverage(font: Buffer): Set<number> {
  const cmap = tableOffset(font, 'cmap')
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, i) => {
    const offset = cmap + font.readUInt32BE(cmap + 8 + i * 8)
    return { offset, format: font.readUInt16BE(offset) }
  })
  const full = subtables.find(({ format }) => format === 12)
  if (full) return readSegmented(font, full.offset)
  const basic = subtables.find(({ format }) => format === 4)
  if (basic) return readBasic(font, basic.offset)
  throw new Error('The font has no Unicode character map of format 4 or 12')
}

function readSegmented(font: Buffer, offset: number): Set<number> {
  const points = new Set<number>()
  const groups = font.readUInt32BE(offset + 12)
  for (let i = 0; i < groups; i++) {
    const group = offset + 16 + i * 12
    const end = font.readUInt32BE(group + 4)
    for (let point = font.readUInt32BE(group); point <= end; point++) points.add(point)
  }
  return points
}

function readBasic(font: Buffer, offset: number): Set<number> {
  const points = new Set<number>()
  const size = font.readUInt16BE(offset + 6)
  const [ends, starts] = [offset + 14, offset + 16 + size]
  for (let i = 0; i < size; i += 2) {
    const [start, end] = [font.readUInt16BE(starts + i), font.readUInt16BE(ends + i)]
    if (start === 0xffff) continue
    for (let point = start; point <= end; point++) points.add(point)
  }
  return points
}
