import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fontCoverage } from './font-coverage.server'
import {
  FAMILIES,
  FONT_DIR,
  type FontFamily,
  fontFile,
  type FontName,
  LATIN_RANGE,
  LETTERS_RANGE,
  WEIGHTS,
} from './font-files.server'

type Options = { outDir: string }

/**
 * Writes the fonts of the editor: `jianli-sans.css` and `jianli-serif.css` with every face in slices, of which a
 * browser fetches those that a page's characters need. The slices have the advances of the whole fonts. Characters
 * they lack come in blocks cut on demand; those faces stand first, so that a slice wins wherever there is one. Emoji
 * come in such blocks alone. `covered-sans.json` and `covered-serif.json` say which characters there are at all.
 */
export async function writeEditorFonts({ outDir }: Options): Promise<void> {
  await rm(outDir, { recursive: true, force: true })
  await mkdir(path.join(outDir, 'files'), { recursive: true })
  for (const family of ['sans', 'serif'] as const) {
    const faces = await Promise.all(WEIGHTS.map((weight) => writeSlices({ family, weight, outDir })))
    const small = WEIGHTS.flatMap((weight) => [
      writeSmall({ family: `latin-${family}`, weight, outDir, range: LATIN_RANGE }),
      writeSmall({ family: `letters-${family}`, weight, outDir, range: LETTERS_RANGE }),
    ])
    const extras = [...(await extraFaces(family)), ...(await extraFaces('emoji'))]
    const css = [...extras, ...faces, ...(await Promise.all(small))]
    await writeFile(path.join(outDir, `jianli-${family}.css`), css.join('\n'))
    await writeFile(path.join(outDir, `covered-${family}.json`), JSON.stringify(await coveredRanges(family)))
  }
}

/** The code points that a family and those beside it can draw, as first and last of each stretch. */
async function coveredRanges(family: 'sans' | 'serif'): Promise<[number, number][]> {
  const families: FontFamily[] = [family, `letters-${family}`, 'emoji']
  const sets = await Promise.all(
    families.map((name) => fontCoverage({ fontDir: FONT_DIR, family: name, weight: 400 })),
  )
  const ranges: [number, number][] = []
  for (const point of [...new Set(sets.flatMap((set) => [...set]))].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges
}

/** A small face goes as it is. */
async function writeSmall(options: FontName & Options & { range: string }): Promise<string> {
  const { family, weight, outDir, range } = options
  const name = await keepFile({ file: fontFile({ fontDir: FONT_DIR, family, weight }), outDir })
  return `@font-face { font-family: '${FAMILIES[family]}'; font-weight: ${weight}; font-display: swap; src: url(files/${name}) format('truetype'); unicode-range: ${range} }`
}

/** Copies a font under a name with its content's hash: it is served for ever. @returns the name */
async function keepFile({ file, outDir }: { file: string; outDir: string }): Promise<string> {
  const bytes = await readFile(file)
  const { name, ext } = path.parse(file)
  const hashed = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}${ext}`
  await writeFile(path.join(outDir, 'files', hashed), bytes)
  return hashed
}

async function writeSlices({ family, weight, outDir }: FontName & Options): Promise<string> {
  const source = path.join('node_modules', '@fontsource', `noto-${family}-sc`)
  const css = await readFile(path.join(source, `${weight}.css`), 'utf8')
  const files = [...css.matchAll(/url\(\.\/files\/([\w[\].-]+\.woff2)\)/g)].map((match) => match[1] ?? '')
  const names = new Map(
    await Promise.all(
      files.map(async (file) => {
        const name = await keepFile({ file: path.join(source, 'files', file), outDir })
        return [file, name] as const
      }),
    ),
  )
  return css
    .replace(/url\(\.\/files\/([^)]+\.woff2)\)/g, (_, file: string) => `url(files/${names.get(file)})`)
    .replace(/font-family: '[^']+'/g, `font-family: '${FAMILIES[family]}'`)
    .replace(/, url\([^)]+\.woff\) format\('woff'\)/g, '')
    .replace(/\/\*.*?\*\/\s*/g, '')
}

async function extraFaces(family: FontFamily): Promise<string[]> {
  const blocks = await blocksOf({ family, weight: 400 })
  return WEIGHTS.flatMap((weight) => blocks.map((block) => extraFace({ family, weight, block })))
}

function extraFace({ family, weight, block }: FontName & { block: number }): string {
  const points = `U+${block.toString(16)}00-${block.toString(16)}ff`
  const source = `extra/${family}-${weight}-${block.toString(16)}.woff2`
  return `@font-face { font-family: '${FAMILIES[family]}'; font-weight: ${weight}; font-display: swap; src: url(${source}) format('woff2'); unicode-range: ${points} }`
}

/** The blocks of 256 code points in which the whole font has glyphs. */
async function blocksOf(font: FontName): Promise<number[]> {
  const points = await fontCoverage({ fontDir: FONT_DIR, ...font })
  return [...new Set(Array.from(points, (point) => point >> 8))]
}
