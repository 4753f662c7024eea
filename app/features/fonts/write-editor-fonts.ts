import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FONTS, LANGUAGES, type Font } from '../../../collections/resumes/choices'
import { CHINESE_FAMILIES, familiesOf, type FontFamily } from '../../document/style/font-families'
import { faceRule } from './face-rule'
import { fontCoverage } from './font-coverage.server'
import { faceName, facesOf, isInBlocks } from './font-files.server'
import { blockAt, blocksOf, isSliced } from './slices'
import { stretchesOf, unicodeRange } from './unicode-range'
import { writeFontNames } from './write-font-names'
import { type WrittenFace, writeSlices, writeWhole } from './write-slices'

type Options = { outDir: string }

/**
 * Writes the fonts of the editor: a `jianli-….css` for each font of a resume, with Chinese faces in slices, of which a
 * browser fetches those that a page's characters need, and Latin ones whole. Characters in no slice come in blocks cut
 * on demand; those faces stand first, so that a slice wins wherever there is one. Emoji and Korean come in such blocks alone.
 * `covered-….json` says which characters there are at all, `names.css` has the letters of the fonts' names. A slice that
 * was cut before is not cut again.
 */
export async function writeEditorFonts({ outDir }: Options): Promise<void> {
  await mkdir(path.join(outDir, 'files'), { recursive: true })
  const faces = new Map<FontFamily, WrittenFace[]>()
  for (const slice of await writeSlices({ outDir }))
    faces.set(slice.family, [...(faces.get(slice.family) ?? []), slice])
  for (const family of new Set(FONTS.flatMap(familiesIn))) {
    const isChinese = CHINESE_FAMILIES.some((name) => name === family)
    if (isChinese || isInBlocks(family))
      faces.set(family, [...(await blockFaces(family)), ...(faces.get(family) ?? [])])
    else faces.set(family, await Promise.all(facesOf(family).map((face) => writeWhole({ ...face, outDir }))))
  }
  for (const font of FONTS) {
    const rules = familiesIn(font).flatMap((family) => faces.get(family) ?? [])
    const css = rules.map((face) => faceRule({ ...face, display: 'swap' })).join('\n')
    await writeFile(path.join(outDir, `jianli-${font}.css`), css)
    await writeFile(path.join(outDir, `covered-${font}.json`), JSON.stringify(await coveredRanges(font)))
  }
  const names = await writeFontNames({ outDir })
  const used = new Set([...[...faces.values()].flat(), ...names].map(({ url }) => path.basename(url)))
  for (const file of await readdir(path.join(outDir, 'files')))
    if (!used.has(file)) await rm(path.join(outDir, 'files', file))
}

/** Whatever language a page is in. */
function familiesIn(font: Font): FontFamily[] {
  return [...new Set(LANGUAGES.flatMap((language) => familiesOf({ font, language })))]
}

/** The code points that a font and those beside it can draw, as first and last of each stretch. */
async function coveredRanges(font: Font): Promise<[number, number][]> {
  const families = familiesIn(font)
  const sets = await Promise.all(families.map((family) => fontCoverage({ family, weight: 400 })))
  return stretchesOf([...new Set(sets.flatMap((set) => [...set]))].sort((a, b) => a - b))
}

/** One for each block in which a face has something that no slice brings. */
async function blockFaces(family: FontFamily): Promise<WrittenFace[]> {
  const points = [...(await fontCoverage({ family, weight: 400 }))]
  const rest = isInBlocks(family) ? points : points.filter((point) => !isSliced(point))
  return facesOf(family).flatMap((face) =>
    blocksOf(rest).map((first) => {
      const url = `extra/${faceName(face)}-${first.toString(16).padStart(4, '0')}.woff2`
      return { ...face, url, range: unicodeRange(blockAt(first) ?? []) }
    }),
  )
}
