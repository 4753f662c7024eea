import { type FontName, isInBlocks } from './font-files.server'
import { readFaceName } from './read-face-name'
import { blockAt, isSliced } from './slices'

/** `sans-400-4e00.woff2` and the like: what a block of a face brings that no slice has. */
export function readBlockName(name: string): (FontName & { text: string }) | null {
  const [, faceName = '', first = ''] = /^([a-z-]+-\d+)-([0-9a-f]{4,5})\.woff2$/.exec(name) ?? []
  const face = readFaceName(faceName)
  const points = face && blockAt(Number.parseInt(first, 16))
  if (!points) return null
  const own = isInBlocks(face.family) ? points : points.filter((point) => !isSliced(point))
  return { ...face, text: String.fromCodePoint(...own) }
}
