import { FONTS, type Font } from '../../../collections/resumes/choices'
import { SCREEN_BOX_FAMILY } from '../../document/style/font-families'
import { unicodeRange } from './unicode-range'

/** Boxes come in blocks of so many code points. */
const SIZE = 0x1000
/** Past it there are no letters, but for those that everybody makes for himself. */
const END = 0x34000

/** A font of a resume, and the first code point of a block: what the fonts beside it lack of the block is drawn as boxes. */
export type BoxBlock = { font: Font; first: number }

const pointsFrom = ({ first, to }: { first: number; to: number }) =>
  Array.from({ length: to - first }, (_, i) => first + i)

/** First code points of all blocks. */
const BOX_BLOCKS = Array.from({ length: END / SIZE }, (_, i) => i * SIZE)

/** The code points that may be boxes: those of most scripts, and the rest. */
export const boxPoints = () => ({
  common: pointsFrom({ first: 0, to: 0x10000 }),
  rare: pointsFrom({ first: 0x10000, to: END }),
})

/**
 * `@font-face` rules by which a screen asks for boxes where some letters are drawn (ascending code points, that no font of ours has): it
 * gets one for those that the server draws as boxes.
 */
export function boxRules({ font, points }: { font: Font; points: readonly number[] }): string[] {
  return BOX_BLOCKS.flatMap((first) => {
    const range = unicodeRange(points.filter((point) => point >= first && point < first + SIZE))
    const url = `/fonts/box/${font}-${first.toString(16)}.ttf`
    return range
      ? `@font-face{font-family:'${SCREEN_BOX_FAMILY}';font-display:swap;src:url(${url});unicode-range:${range}}`
      : []
  })
}

/** `source-sans-1000.ttf` and the like; undefined for a name that `boxRules` never gives. */
export function readBoxName(name: string): BoxBlock | undefined {
  const [, named = '', from = ''] = /^([a-z-]+)-([0-9a-f]+)\.ttf$/.exec(name) ?? []
  const font = FONTS.find((one) => one === named)
  const first = BOX_BLOCKS.find((one) => one.toString(16) === from)
  return font && first !== undefined ? { font, first } : undefined
}

/** The code points of a block. */
export const pointsOfBlock = ({ first }: BoxBlock) => pointsFrom({ first, to: first + SIZE })
