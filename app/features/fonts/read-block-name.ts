import type { FontName } from './font-files.server'
import { readFaceName } from './read-face-name'

/** `sans-400-4e.woff2` and the like: a block of 256 code points of a face, with the characters in it. */
export function readBlockName(name: string): (FontName & { text: string }) | null {
  const [, faceName = '', block = ''] = /^([a-z-]+-\d+)-([0-9a-f]{1,3})\.woff2$/.exec(name) ?? []
  const face = readFaceName(faceName)
  if (!face) return null
  const first = Number.parseInt(block, 16) * 256
  return { ...face, text: Array.from({ length: 256 }, (_, i) => String.fromCodePoint(first + i)).join('') }
}
