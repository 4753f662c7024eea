/**
 * Where a table of a TrueType font begins.
 * @throws {Error} when it has none of that name
 */
export function tableOffset(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4)
  for (let i = 0; i < tables; i++) {
    const record = 12 + i * 16
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`The font has no table ${tag}`)
}
