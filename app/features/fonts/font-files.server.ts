import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  FAMILIES,
  type FontFamily,
  LATIN_FAMILIES,
  SCRIPT_FAMILIES,
  type ScriptFamily,
  SIGNS_OF,
} from '../../document/style/font-families'
import { decodedFont } from './decoded-font.server'

export const ALL_FAMILIES = Object.keys(FAMILIES) as FontFamily[]
export const WEIGHTS = [400, 700] as const
export type FontWeight = (typeof WEIGHTS)[number]
/** Latin families have italics; elsewhere what is italic is slanted beside them, and stands upright in the fonts without. */
export type FontName = { family: FontFamily; weight: FontWeight; italic?: boolean }

/** Where each whole static font lies, as WOFF2, from the project's root, which is the working directory of a server. */
const FONT_DIR = path.join('app', 'document', 'fonts')

/** What the Latin faces hold: all that Noto SC draws full width and English wants proportional; a `unicode-range`. */
export const LATIN_RANGE =
  'U+a7, U+b1, U+b6-b7, U+d7, U+f7, U+2010, U+2015, U+2018-2019, U+201c-201d, U+2020-2022, U+2026, U+2030, U+2190-2193, U+2196-2199, U+2202, U+2206, U+220f, U+2211, U+2215, U+221a, U+221e, U+222b, U+2248, U+2260, U+2264-2265'

/** What Latin families leave to Chinese ones in a Chinese text; a `unicode-range`. */
export const SIGN_RANGE = `${LATIN_RANGE}, U+2014`

/** The letters of Central Europe, Turkey and transcriptions that Noto SC lacks; a `unicode-range`. */
export const LETTERS_RANGE =
  'U+104-10f, U+114-119, U+11c-127, U+12e-131, U+134-142, U+145-146, U+149-14b, U+150-151, U+154-165, U+16e-17f, U+18f, U+1e6-1e7, U+218-21b, U+237, U+1e0c-1e0f, U+1e20-1e21, U+1e24-1e25, U+1e2a-1e2b, U+1e36-1e3b, U+1e42-1e49, U+1e5a-1e63, U+1e6c-1e6f, U+1e80-1e85, U+1e8e-1e8f, U+1e92-1e93, U+1e97, U+1e9e'

/** What each family of a script is for: its signs and digits for all are those of the page's font; each a `unicode-range`. */
export const SCRIPT_RANGES: Record<ScriptFamily, string> = {
  arabic: 'U+600-6ff, U+750-77f, U+870-8ff, U+fb50-fdff, U+fe70-fefc',
  bengali: 'U+980-9fe',
  devanagari: 'U+900-97f, U+1cd0-1cf9, U+a830-a839, U+a8e0-a8ff',
  hebrew: 'U+591-5f4, U+20aa, U+fb1d-fb4f',
  korean: 'U+3131-318e, U+3200-321c, U+3260-327b, U+ac00-d7a3',
  tamil: 'U+b82-bfa',
  telugu: 'U+c00-c7f',
  thai: 'U+e01-e5b',
}

/** Whether a family's letters take their forms from those beside them: a cut of it keeps all forms of its letters. */
export function isScript(family: FontFamily): family is ScriptFamily {
  return SCRIPT_FAMILIES.some((script) => script === family)
}

/** Whether a family reaches the editor in blocks alone: it is large, and a page has little of it. */
export function isInBlocks(family: FontFamily): boolean {
  return family === 'korean'
}

const FILES: Partial<Record<FontFamily, string>> = {
  sans: 'noto-sans-sc',
  serif: 'noto-serif-sc',
  ...Object.fromEntries(LATIN_FAMILIES.map((family) => [SIGNS_OF[family], family])),
}
const WITH_ITALICS = new Set<FontFamily>(LATIN_FAMILIES.flatMap((family) => [family, SIGNS_OF[family]]))

export function facesOf(family: FontFamily): FontName[] {
  return WEIGHTS.flatMap((weight): FontName[] =>
    WITH_ITALICS.has(family)
      ? [
          { family, weight },
          { family, weight, italic: true },
        ]
      : [{ family, weight }],
  )
}

/** `sans-400`, `inter-700i` and the like, as faces are named in addresses and files. */
export function faceName({ family, weight, italic }: FontName): string {
  return `${family}-${weight}${italic ? 'i' : ''}`
}

/** How many whole fonts are kept in memory: those with Chinese characters have 10 to 15 MB each. */
const KEPT = 12
const kept = new Map<string, Promise<Buffer>>()

/** The whole font as TrueType; those that were asked for last are kept. */
export function readFont(font: FontName): Promise<Buffer> {
  const source = fontSource(font)
  const reading = kept.get(source) ?? trueTypeFile(font).then((file) => readFile(file))
  // A failed read is not kept, so that a file put there later is found.
  reading.catch(() => kept.delete(source))
  kept.delete(source)
  kept.set(source, reading)
  for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
  return reading
}

/** Where the whole font lies as WOFF2, as it is kept in the repository. */
export function fontSource({ family, weight, italic }: FontName): string {
  // Emoji have one weight, which stands for both, so that no browser thickens it by itself.
  const shown = family === 'emoji' ? 400 : weight
  return path.join(FONT_DIR, `${FILES[family] ?? family}-${shown}${italic ? 'i' : ''}.woff2`)
}

/** Where the whole font lies as TrueType. */
export function trueTypeFile(font: FontName): Promise<string> {
  return decodedFont(fontSource(font))
}

/** Decodes all fonts that were not decoded before. */
export async function decodeFonts(): Promise<void> {
  for (const family of ALL_FAMILIES) for (const weight of WEIGHTS) await trueTypeFile({ family, weight })
}
