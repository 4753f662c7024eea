import { FAMILIES, type FontFamily } from '../../document/style/font-families'
import { ALL_FAMILIES } from './font-files.server'

/** The families of ours that a document's style sheet names, and so needs. */
export function familiesIn(css: string): FontFamily[] {
  return ALL_FAMILIES.filter((family) => css.includes(`'${FAMILIES[family]}'`))
}
