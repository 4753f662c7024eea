import { familiesIn } from './families-in'
import { fontCoverage } from './font-coverage.server'
import { FAMILIES, WEIGHTS } from './font-files.server'

type Options = {
  /** Key of the stored page plan, which knows the characters. */
  planKey: string
  glyphs: { regular: string; bold: string }
  /** The document's style sheet: a family that it does not name needs no faces. */
  css: string
}

/** `@font-face` rules for a page that shows one planned document, and their files: a face per weight, cut to its characters. */
export async function previewFonts({
  planKey,
  glyphs,
  css,
}: Options): Promise<{ css: string; files: string[] }> {
  const faces = familiesIn(css).flatMap((family) => WEIGHTS.map((weight) => ({ family, weight })))
  const cut = faces.map(async ({ family, weight }) => {
    const coverage = await fontCoverage({ family, weight })
    const text = weight === 700 ? glyphs.bold : glyphs.regular
    if (![...text].some((character) => coverage.has(character.codePointAt(0) ?? 0))) return []
    const file = `/fonts/cut/${encodeURIComponent(planKey)}/${family}-${weight}.woff2`
    const rule = `@font-face{font-family:'${FAMILIES[family]}';font-weight:${weight};font-display:block;src:url('${file}') format('woff2')}`
    return [{ rule, file }]
  })
  const made = (await Promise.all(cut)).flat()
  return { css: made.map(({ rule }) => rule).join('\n'), files: made.map(({ file }) => file) }
}
