import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FONTS, LANGUAGES } from '../../../collections/resumes/choices'
import { FONT_NAMES, nameFamily } from '../../document/style/font-names'
import { familiesOf } from '../../document/style/font-families'
import { fontCoverage } from './font-coverage.server'
import { type WrittenFace, writeParts } from './write-slices'

/** Writes `names.css`: the letters of the fonts' names, each in itself, for choosing one without loading all. */
export async function writeFontNames({ outDir }: { outDir: string }): Promise<WrittenFace[]> {
  const written: WrittenFace[] = []
  const rules: string[] = []
  for (const font of FONTS) {
    let left = [...new Set(LANGUAGES.flatMap((language) => [...FONT_NAMES[language][font]]))].map(
      (character) => character.codePointAt(0) ?? 0,
    )
    for (const family of familiesOf({ font, language: 'zh-CN' })) {
      const face = { family, weight: 400 as const }
      const coverage = await fontCoverage(face)
      const own = left.filter((point) => coverage.has(point))
      left = left.filter((point) => !coverage.has(point))
      const [part] = await writeParts({ ...face, name: `name-${font}`, parts: [own], outDir })
      if (!part) continue
      written.push(part)
      rules.push(
        `@font-face{font-family:'${nameFamily(font)}';font-display:swap;src:url(${part.url}) format('woff2');unicode-range:${part.range}}`,
      )
    }
  }
  await writeFile(path.join(outDir, 'names.css'), rules.join('\n'))
  return written
}
