import { LANGUAGES, type Font } from '../../../collections/resumes/choices'
import { familiesOf, type FontFamily } from '../../document/style/font-families'
import { isVisibleCharacter } from '../../document/text/is-visible-character'
import { fontCoverage } from './font-coverage.server'

/** The families of a font and those beside it, whatever language a page is in. */
export function everyFamilyOf(font: Font): FontFamily[] {
  return [...new Set(LANGUAGES.flatMap((language) => familiesOf({ font, language })))]
}

/** The code points that a font and those beside it can draw, ascending. */
export async function coveredBy(font: Font): Promise<number[]> {
  const families = everyFamilyOf(font)
  const sets = await Promise.all(families.map((family) => fontCoverage({ family, weight: 400 })))
  return [...new Set(sets.flatMap((set) => [...set]))].sort((a, b) => a - b)
}

/** Those of some code points that are letters which neither a font nor those beside it can draw. */
export async function lettersBeside(options: { font: Font; points: number[] }): Promise<number[]> {
  const covered = new Set(await coveredBy(options.font))
  return options.points.filter((point) => !covered.has(point) && isLetter(point))
}

/** Whether something is drawn for a code point: not for half of a pair of UTF-16, nor for what draws nothing. */
export function isLetter(point: number): boolean {
  return !(point >= 0xd800 && point <= 0xdfff) && isVisibleCharacter(String.fromCodePoint(point))
}
