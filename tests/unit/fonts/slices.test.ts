import { expect, test } from 'vitest'
import { fontCoverage } from '../../../app/features/fonts/font-coverage.server'
import { readFont } from '../../../app/features/fonts/font-files.server'
import { readBlockName } from '../../../app/features/fonts/read-block-name'
import { blocksOf, isSliced, SLICES } from '../../../app/features/fonts/slices'
import { stretchesOf, unicodeRange } from '../../../app/features/fonts/unicode-range'

test('each character of a Chinese font is in one slice or in its block', async () => {
  const all = SLICES.flat()
  expect(new Set(all).size).toBe(all.length)
  const coverage = [...(await fontCoverage({ family: 'serif', weight: 400 }))].filter(
    (point) => point >= 0x20,
  )
  const rest = coverage.filter((point) => !isSliced(point))
  const blocks = blocksOf(rest).map((first) =>
    readBlockName(`serif-400-${first.toString(16).padStart(4, '0')}.woff2`),
  )
  const brought = new Set(blocks.flatMap((block) => Array.from(block?.text ?? '')))
  expect(rest.filter((point) => !brought.has(String.fromCodePoint(point)))).toEqual([])
  expect([...brought].filter((character) => isSliced(character.codePointAt(0) ?? 0))).toEqual([])
})

test('a block begins where blocks begin, and names a face', () => {
  for (const name of [
    'serif-400-4e01.woff2',
    'serif-400-4e.woff2',
    'none-400-4e00.woff2',
    'sans-500-4e00.woff2',
  ])
    expect(readBlockName(name)).toBeNull()
})

test('stretches are told by their ends', () => {
  expect(stretchesOf([1, 2, 3, 9])).toEqual([
    [1, 3],
    [9, 9],
  ])
  expect(unicodeRange([0x20, 0x21, 0x4e00])).toBe('U+20-21,U+4e00')
})

test('a decoded font has all its glyphs, marked as having contours that lie over each other', async () => {
  const font = await readFont({ family: 'sans', weight: 700 })
  const offsetOf = (tag: string) => font.readUInt32BE(font.indexOf(tag, 12, 'latin1') + 8)
  expect(font.readUInt16BE(offsetOf('maxp') + 4)).toBeGreaterThan(30_000)
  const [glyf, loca] = [offsetOf('glyf'), offsetOf('loca')]
  const start = glyf + font.readUInt32BE(loca + 4)
  const instructions = start + 10 + font.readInt16BE(start) * 2
  expect(font.readUInt8(instructions + 2 + font.readUInt16BE(instructions)) & 0x40).toBe(0x40)
})
