import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { cutSlices } from './cut-woff2.server'
import { fontCoverage } from './font-coverage.server'
import {
  FAMILIES,
  type FontFamily,
  fontSource,
  type FontName,
  LATIN_RANGE,
  LETTERS_RANGE,
  WEIGHTS,
} from './font-files.server'
import { blockAt, blocksOf, isSliced, SLICES } from './slices'
import { stretchesOf, unicodeRange } from './unicode-range'

type Options = { outDir: string }
type Rule = FontName & { url: string; range: string }

/**
 * Writes the fonts of the editor: `jianli-sans.css` and `jianli-serif.css` with every face in slices, of which a
 * browser fetches those that a page's characters need. Characters in no slice come in blocks cut on demand; those faces
 * stand first, so that a slice wins wherever there is one. Emoji come in such blocks alone. `covered-sans.json` and
 * `covered-serif.json` say which characters there are at all. A slice that was cut before is not cut again.
 */
export async function writeEditorFonts({ outDir }: Options): Promise<void> {
  await mkdir(path.join(outDir, 'files'), { recursive: true })
  const slices = await writeSlices({ outDir })
  const used = new Set<string>(slices.map(({ url }) => path.basename(url)))
  for (const family of ['sans', 'serif'] as const) {
    const rules = [
      ...(await blockRules(family)),
      ...(await blockRules('emoji')),
      ...slices.filter((slice) => slice.family === family),
    ]
    for (const weight of WEIGHTS) {
      rules.push(await writeWhole({ family: `latin-${family}`, weight, outDir, range: LATIN_RANGE }))
      rules.push(await writeWhole({ family: `letters-${family}`, weight, outDir, range: LETTERS_RANGE }))
    }
    for (const { url } of rules) used.add(path.basename(url))
    await writeFile(path.join(outDir, `jianli-${family}.css`), rules.map(faceRule).join('\n'))
    await writeFile(path.join(outDir, `covered-${family}.json`), JSON.stringify(await coveredRanges(family)))
  }
  for (const file of await readdir(path.join(outDir, 'files')))
    if (!used.has(file)) await rm(path.join(outDir, 'files', file))
}

function faceRule({ family, weight, url, range }: Rule): string {
  return `@font-face{font-family:'${FAMILIES[family]}';font-weight:${weight};font-display:swap;src:url(${url}) format('woff2');unicode-range:${range}}`
}

/** The code points that a family and those beside it can draw, as first and last of each stretch. */
async function coveredRanges(family: 'sans' | 'serif'): Promise<[number, number][]> {
  const families: FontFamily[] = [family, `letters-${family}`, 'emoji']
  const sets = await Promise.all(families.map((name) => fontCoverage({ family: name, weight: 400 })))
  return stretchesOf([...new Set(sets.flatMap((set) => [...set]))].sort((a, b) => a - b))
}

/** A small face goes as it is. */
async function writeWhole({ outDir, range, ...font }: FontName & Options & { range: string }): Promise<Rule> {
  const source = fontSource(font)
  const bytes = await readFile(source)
  const name = `${path.parse(source).name}.${hashOf(bytes)}.woff2`
  await writeFile(path.join(outDir, 'files', name), bytes)
  return { ...font, url: `files/${name}`, range }
}

/** The slices of all Chinese faces, as many faces at a time as there are processors. */
async function writeSlices({ outDir }: Options): Promise<Rule[]> {
  const faces = (['sans', 'serif'] as const).flatMap((family) =>
    WEIGHTS.map((weight) => ({ family, weight })),
  )
  const waiting = [...faces.entries()]
  const rules: Rule[][] = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      rules[next[0]] = await slicesOf({ ...next[1], outDir })
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return rules.flat()
}

async function slicesOf({ outDir, ...font }: FontName & Options): Promise<Rule[]> {
  const coverage = await fontCoverage(font)
  const whole = hashOf(await readFile(fontSource(font)))
  const slices = SLICES.map((points) => {
    const own = points.filter((point) => coverage.has(point)).sort((a, b) => a - b)
    const text = String.fromCodePoint(...own)
    return { text, range: unicodeRange(own) }
  }).map(({ text, range }, i) => {
    const url = `files/${font.family}-${font.weight}-${i}.${hashOf(whole + text)}.woff2`
    return { text, range, url, file: path.join(outDir, url) }
  })
  const missing = slices.filter(({ file }) => !existsSync(file))
  const cut = await cutSlices({ ...font, texts: missing.map(({ text }) => text) })
  for (const [i, bytes] of cut.entries()) await writeFile(missing[i]?.file ?? '', bytes)
  return slices.map(({ url, range }) => ({ ...font, url, range }))
}

/** Its name has a font for ever: it is served as one that never changes. */
function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}

/** One rule for each block in which a face has something that no slice brings. */
async function blockRules(family: 'sans' | 'serif' | 'emoji'): Promise<Rule[]> {
  const points = [...(await fontCoverage({ family, weight: 400 }))]
  const rest = family === 'emoji' ? points : points.filter((point) => !isSliced(point))
  return WEIGHTS.flatMap((weight) =>
    blocksOf(rest).map((first) => {
      const url = `extra/${family}-${weight}-${first.toString(16).padStart(4, '0')}.woff2`
      return { family, weight, url, range: unicodeRange(blockAt(first) ?? []) }
    }),
  )
}
