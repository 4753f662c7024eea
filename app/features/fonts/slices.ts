import { COMMON_CHARACTERS } from './common-characters'

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

/**
 * What a whole Chinese font is cut into for the editor, as code points: all its alphabets with their punctuation, whose
 * letters are kerned with each other; other symbols; Chinese signs; kana; then Chinese characters by how common they are.
 */
export const SLICES: readonly (readonly number[])[] = [
  range(0x20, 0x218f),
  range(0x2190, 0x2e7f),
  [...range(0x3000, 0x303f), ...range(0xff00, 0xff65), ...range(0xffe0, 0xffef)],
  [...range(0x3040, 0x30ff), ...range(0xff66, 0xff9f)],
  ...COMMON_CHARACTERS.map((row) => Array.from(row, (character) => character.codePointAt(0) ?? 0)),
]
const sliced = new Set(SLICES.flat())

/** Characters in no slice come in blocks of so many code points, cut when they are asked for. */
const BLOCK = 0x80

/** The code points of the block that begins at one; undefined where none does. */
export function blockAt(first: number): number[] | undefined {
  return first % BLOCK === 0 ? range(first, first + BLOCK - 1) : undefined
}

/** First code points of the blocks that some code points lie in. */
export function blocksOf(points: Iterable<number>): number[] {
  return [...new Set(Array.from(points, (point) => point - (point % BLOCK)))]
}

export function isSliced(point: number): boolean {
  return sliced.has(point)
}
