import { createHmac } from 'node:crypto'
import { sameText } from '../auth/same-text.server'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Characters } from '../../document/render/characters'
import { chineseFamilyOf } from '../../document/style/font-families'
import { faceRule } from './face-rule'
import { fontCoverage } from './font-coverage.server'
import { faceName, type FontName, WEIGHTS } from './font-files.server'
import { unicodeRange } from './unicode-range'

/** What is likely written next and belongs to the letters around it. */
const SIGNS = '，。、；：？！（）《》〈〉【】「」『』～　'
/** Latin letters stay in their slice, whole: what is written next to them is kerned with them, as in the PDF. */
const FIRST_POINT = 0x2e80

/** Beyond that an address gets too long for what may stand between; the slices have them. */
const MOST_LETTERS = 1_800

type Options = {
  font: ResumeContent['config']['font']
  /** What the document draws, by weight. */
  characters: Pick<Characters, 'regular' | 'bold'>
  secret: string
}
export type EditorFonts = { css: string; files: string[] }

/**
 * `@font-face` rules for the editor of a document: its Chinese characters in one file per weight, in place of the thirty
 * slices of the whole font that they lie in. They are to stand behind the slices, which bring what is written anew. The
 * letters are in the address, signed: no file is cut for anybody else's, and the same letters have one address.
 */
export async function editorFonts({ font, characters, secret }: Options): Promise<EditorFonts> {
  const family = chineseFamilyOf(font)
  const made = await Promise.all(
    WEIGHTS.map(async (weight) => {
      const drawn = weight === 700 ? characters.bold : characters.regular
      const points = await pointsOf({ family, weight, drawn })
      if (points.length === 0 || points.length > MOST_LETTERS) return []
      const letters = Buffer.from(String.fromCodePoint(...points)).toString('base64url')
      const face = faceName({ family, weight })
      const file = `/fonts/letters/${face}.woff2?letters=${letters}&sign=${signOf({ face, letters, secret })}`
      const range = unicodeRange(points)
      const rule = faceRule({ family, weight, url: `'${file}'`, display: 'swap', range })
      return [{ rule, file }]
    }),
  )
  return {
    css: made
      .flat()
      .map(({ rule }) => rule)
      .join('\n'),
    files: made.flat().map(({ file }) => file),
  }
}

type Address = { url: URL; face: FontName; secret: string }

/** The letters in an address of `editorFonts` for a face; undefined where it is none of ours. */
export function readLetters({ url, face, secret }: Address): string | undefined {
  const letters = url.searchParams.get('letters') ?? ''
  const sign = url.searchParams.get('sign') ?? ''
  if (!sameText(sign, signOf({ face: faceName(face), letters, secret }))) return undefined
  return Buffer.from(letters, 'base64url').toString()
}

function signOf({ face, letters, secret }: { face: string; letters: string; secret: string }): string {
  return createHmac('sha256', secret).update(`letters ${face} ${letters}`).digest('base64url').slice(0, 22)
}

async function pointsOf({ family, weight, drawn }: FontName & { drawn: string }): Promise<number[]> {
  const own = [...drawn].map(pointOf).filter((point) => point >= FIRST_POINT)
  if (own.length === 0) return []
  const coverage = await fontCoverage({ family, weight })
  const points = new Set([...own, ...[...SIGNS].map(pointOf)])
  return [...points].filter((point) => coverage.has(point)).sort((a, b) => a - b)
}

const pointOf = (character: string) => character.codePointAt(0) ?? 0
