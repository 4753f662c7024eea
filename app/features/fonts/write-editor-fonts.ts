import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FONTS, type Font } from '../../../collections/resumes/choices'
import { CHINESE_FAMILIES, type FontFamily } from '../../document/style/font-families'
import { boxPoints, boxRules } from './box-blocks'
import { coveredBy, everyFamilyOf, lettersBeside } from './covered-by.server'
import { faceRule } from './face-rule'
import { fontCoverage } from './font-coverage.server'
import { faceName, facesOf, isInBlocks } from './font-files.server'
import { blockAt, blocksOf, isSliced } from './slices'
import { stretchesOf, unicodeRange } from './unicode-range'
import { writeFontNames } from './write-font-names'
import { type WrittenFace, writeSlices, writeWhole } from './write-slices'

/**
 * Writes the fonts of the editor: a `jianli-….css` for each font of a resume, with Chinese faces in slices, of which a
 * browser fetches those that a page's characters need, and Latin ones whole. Characters in no slice come in blocks cut
 * on demand; those faces stand first, so that a slice wins wherever there is one. Korean comes in such blocks alone, and boxes
 * for letters that no font has in larger ones. Emoji come whole: a sign
 * and its skin tone are drawn together by one file only, and a block of joiners alone is none that a browser takes.
 * `covered-….json` says which characters there are at all, `names.css` has the letters of the fonts' names. A slice that
 * was cut before is not cut again.
 */
export async function writeEditorFonts({ outDir }: { outDir: string }): Promise<void> {
  await mkdir(path.join(outDir, 'files'), { recursive: true })
  const faces = new Map<FontFamily, WrittenFace[]>()
  for (const slice of await writeSlices({ outDir }))
    faces.set(slice.family, [...(faces.get(slice.family) ?? []), slice])
  for (const family of new Set(FONTS.flatMap(everyFamilyOf))) {
    const isChinese = CHINESE_FAMILIES.some((name) => name === family)
    if (isChinese || isInBlocks(family))
      faces.set(family, [...(await blockFaces(family)), ...(faces.get(family) ?? [])])
    else faces.set(family, await Promise.all(facesOf(family).map((face) => writeWhole({ ...face, outDir }))))
  }
  for (const font of FONTS) {
    const rules = everyFamilyOf(font).flatMap((family) => faces.get(family) ?? [])
    const css = rules.map((face) => faceRule({ ...face, display: 'swap' }))
    await writeFile(
      path.join(outDir, `jianli-${font}.css`),
      [...css, ...(await boxesBeside(font))].join('\n'),
    )
    await writeFile(
      path.join(outDir, `covered-${font}.json`),
      JSON.stringify(stretchesOf(await coveredBy(font))),
    )
  }
  const names = await writeFontNames({ outDir })
  const used = new Set([...[...faces.values()].flat(), ...names].map(({ url }) => path.basename(url)))
  for (const file of await readdir(path.join(outDir, 'files')))
    if (!used.has(file)) await rm(path.join(outDir, 'files', file))
}

/** Of the rare letters all are asked for: to say which of them our own fonts have would take more than a block of boxes that has none. */
async function boxesBeside(font: Font): Promise<string[]> {
  const { common, rare } = boxPoints()
  return boxRules({ font, points: [...(await lettersBeside({ font, points: common })), ...rare] })
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
