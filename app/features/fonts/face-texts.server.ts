import type { Characters } from '../../document/render/characters'
import { CHINESE_FAMILIES, type FontFamily } from '../../document/style/font-families'
import { fontCoverage } from './font-coverage.server'
import { facesOf, type FontName, isScript } from './font-files.server'

type Options = { families: FontFamily[]; characters: Characters }
/** A face and those of its characters that a document draws, sorted, each once. */
export type FaceText = FontName & { text: string }

/**
 * The faces that a document's characters take. Of two Chinese families in one document the second one draws what the
 * first one lacks. The space is always there: by it a browser measures a line.
 */
export async function faceTexts({ families, characters }: Options): Promise<FaceText[]> {
  const chinese = CHINESE_FAMILIES.filter((family) => families.includes(family))
  const first = chinese.find((family) => family !== 'sans' && family !== 'serif')
  const texts = families.flatMap(facesOf).map(async (face) => {
    const drawn = charactersFor(face, characters)
    if (face.italic && !drawn) return []
    const coverage = await fontCoverage(face)
    const isSecond = first && face.family !== first && chinese.some((family) => family === face.family)
    const before = isSecond ? await fontCoverage({ ...face, family: first }) : undefined
    const own = [...new Set(`${drawn} `)].filter((character) => {
      const point = character.codePointAt(0) ?? 0
      return coverage.has(point) && !before?.has(point)
    })
    return own.length > 0 ? [{ ...face, text: own.sort().join('') }] : []
  })
  return (await Promise.all(texts)).flat()
}

/** What of a document's characters a face may have to draw. */
export function charactersFor({ family, weight, italic }: FontName, characters: Characters): string {
  const { regular, bold, italic: slanted = '', boldItalic = '' } = characters
  if (italic) return weight === 700 ? boldItalic : slanted
  const drawn = weight === 700 ? bold : regular
  // what a letter is made of is drawn in its place, as the two parts of Thai ำ are
  return isScript(family) ? drawn + drawn.normalize('NFKD') : drawn
}
