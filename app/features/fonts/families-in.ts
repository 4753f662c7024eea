import { FAMILIES, type FontFamily } from './font-files.server'

const ALL: FontFamily[] = [
  'sans',
  'serif',
  'latin-sans',
  'latin-serif',
  'letters-sans',
  'letters-serif',
  'emoji',
]

/** The families of ours that a document's style sheet names, and so needs. */
export function familiesIn(css: string): FontFamily[] {
  return ALL.filter((family) => css.includes(`'${FAMILIES[family]}'`))
}
