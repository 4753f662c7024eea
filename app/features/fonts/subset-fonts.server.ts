import { createHash } from 'node:crypto'
import subsetFont from 'subset-font'
import { isVisibleCharacter } from '../../document/text/is-visible-character'
import { fontCoverage } from './font-coverage.server'
import { FAMILIES, type FontFamily, type FontName, type FontWeight, readFont } from './font-files.server'

export type FontFace = { family: string; weight: FontWeight; data: Buffer }
export type FontSet = {
  faces: FontFace[]
  /** Equal for equal faces. */
  key: string
  /** Characters that none of our fonts can draw; the browser falls back to what its machine has. */
  missing: string[]
}
type Options = { families: FontFamily[]; regular: string; bold: string }

const KEPT = 64
const kept = new Map<string, Promise<Buffer>>()

/**
 * Cuts the faces a document needs out of the whole fonts: static TrueType, regular and bold characters apart, so that
 * Chromium embeds real fonts and small ones. The last 64 faces are kept by their characters.
 */
export async function subsetFonts({ families, regular, bold }: Options): Promise<FontSet> {
  const wanted = families.flatMap((family) => [
    { family, weight: 400 as const, characters: charactersIn(regular) },
    { family, weight: 700 as const, characters: charactersIn(bold) },
  ])
  const missing = new Set([...charactersIn(regular), ...charactersIn(bold)].filter(isVisibleCharacter))
  const faces = wanted.map(async ({ family, weight, characters }) => {
    const coverage = await fontCoverage({ family, weight })
    const drawn = characters.filter((character) => coverage.has(character.codePointAt(0) ?? 0))
    // A face has the same characters in both weights.
    for (const character of drawn) missing.delete(character)
    if (drawn.length === 0) return []
    const data = await cut({ family, weight, text: drawn.join('') })
    return [{ family: FAMILIES[family], weight, data }]
  })
  const key = createHash('sha256').update(JSON.stringify(wanted)).digest('hex')
  // Waited for first: the faces tell what is missing.
  const cuts = (await Promise.all(faces)).flat()
  return { faces: cuts, key, missing: [...missing] }
}

/** Sorted, each once; the space is always there, so that an empty weight still makes a font. */
function charactersIn(text: string): string[] {
  return [...new Set(`${text} `)].sort()
}

function cut({ family, weight, text }: FontName & { text: string }): Promise<Buffer> {
  const key = `${family}:${weight}:${text}`
  const face =
    kept.get(key) ??
    readFont({ family, weight }).then((font) =>
      subsetFont(font, text, { targetFormat: 'truetype', noLayoutClosure: true }),
    )
  kept.delete(key)
  kept.set(key, face)
  face.catch(() => kept.delete(key))
  for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
  return face
}
