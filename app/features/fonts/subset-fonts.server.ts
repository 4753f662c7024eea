import { createHash } from 'node:crypto'
import subsetFont from 'subset-font'
import type { Characters } from '../../document/render/characters'
import { BOX_FAMILY, FAMILIES, type FontFamily } from '../../document/style/font-families'
import { isVisibleCharacter } from '../../document/text/is-visible-character'
import { boxFont } from './box-font'
import { type FaceText, faceTexts } from './face-texts.server'
import { faceName, type FontWeight, isScript, readFont } from './font-files.server'

export type FontFace = { family: string; weight: FontWeight; italic: boolean; data: Buffer }
export type FontSet = {
  faces: FontFace[]
  /** Equal for equal faces. */
  key: string
  /** Characters that none of our fonts can draw; what its machine's own family lacks as well is drawn as a box. */
  missing: string[]
}
type Options = Characters & { families: FontFamily[] }

const KEPT = 64
const kept = new Map<string, Promise<Buffer>>()

/**
 * Cuts the faces a document needs out of the whole fonts: static TrueType, each with its own characters, so that Chromium
 * embeds real fonts and small ones. The last 64 faces are kept by their characters.
 */
export async function subsetFonts({ families, ...characters }: Options): Promise<FontSet> {
  const texts = await faceTexts({ families, characters })
  // A family has the same characters in each of its faces.
  const found = new Set(texts.flatMap(({ text }) => [...text]))
  const all = [...new Set(characters.regular + characters.bold)].sort()
  const missing = all.filter((character) => isVisibleCharacter(character) && !found.has(character))
  const faces = texts.map(async (face) => {
    const { family, weight, italic = false } = face
    return { family: FAMILIES[family], weight, italic, data: await cut(face) }
  })
  const drawn = missing.length > 0 ? [texts, missing] : texts
  const key = createHash('sha256').update(JSON.stringify(drawn)).digest('hex')
  return { faces: [...(await Promise.all(faces)), ...boxes(missing)], key, missing }
}

/** The same in each weight: no browser makes a bold one of it. */
function boxes(missing: string[]): FontFace[] {
  if (missing.length === 0) return []
  const data = Buffer.from(boxFont(missing))
  return [{ family: BOX_FAMILY, weight: 400, italic: false, data }]
}

function cut({ text, ...font }: FaceText): Promise<Buffer> {
  const key = `${faceName(font)}:${text}`
  const face =
    kept.get(key) ??
    readFont(font).then((whole) =>
      subsetFont(whole, text, { targetFormat: 'truetype', noLayoutClosure: !isScript(font.family) }),
    )
  kept.delete(key)
  kept.set(key, face)
  face.catch(() => kept.delete(key))
  for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
  return face
}
