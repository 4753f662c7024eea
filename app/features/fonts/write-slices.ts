import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { CHINESE_FAMILIES } from '../../document/style/font-families'
import { cutSlices } from './cut-woff2.server'
import { fontCoverage } from './font-coverage.server'
import { faceName, facesOf, fontSource, type FontName } from './font-files.server'
import { SLICES } from './slices'
import { unicodeRange } from './unicode-range'

/** A part of a font in a file; its address is one beside the style sheet. */
export type WrittenFace = FontName & { url: string; range: string }
type Options = { outDir: string }

/** The slices of all Chinese faces, as many faces at a time as there are processors. */
export async function writeSlices({ outDir }: Options): Promise<WrittenFace[]> {
  const waiting = [...CHINESE_FAMILIES.flatMap(facesOf).entries()]
  const written: WrittenFace[][] = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      written[next[0]] = await writeParts({ ...next[1], name: faceName(next[1]), parts: SLICES, outDir })
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return written.flat()
}

/** A small face goes as it is. */
export async function writeWhole({ outDir, ...font }: FontName & Options): Promise<WrittenFace> {
  const source = fontSource(font)
  const bytes = await readFile(source)
  const name = `${path.parse(source).name}.${hashOf(bytes)}.woff2`
  await writeFile(path.join(outDir, 'files', name), bytes)
  return { ...font, url: `files/${name}`, range: unicodeRange(ascending(await fontCoverage(font))) }
}

type Parts = FontName & Options & { name: string; parts: readonly (readonly number[])[] }

/** What a face has of some sets of code points, a file each; of those that were not cut before. */
export async function writeParts({ outDir, name, parts, ...font }: Parts): Promise<WrittenFace[]> {
  const coverage = await fontCoverage(font)
  const whole = hashOf(await readFile(fontSource(font)))
  const files = parts.flatMap((points, i) => {
    const own = ascending(points.filter((point) => coverage.has(point)))
    const text = own.map((point) => String.fromCodePoint(point)).join('')
    const url = `files/${name}-${i}.${hashOf(whole + text)}.woff2`
    return text ? [{ text, url, range: unicodeRange(own) }] : []
  })
  const missing = files.filter(({ url }) => !existsSync(path.join(outDir, url)))
  const cut = await cutSlices({ ...font, texts: missing.map(({ text }) => text) })
  for (const [i, bytes] of cut.entries()) {
    // Under its own name once it is whole: what is there counts as cut.
    const file = path.join(outDir, missing[i]?.url ?? '')
    await writeFile(`${file}.part`, bytes)
    await rename(`${file}.part`, file)
  }
  return files.map(({ url, range }) => ({ ...font, url, range }))
}

function ascending(points: Iterable<number>): number[] {
  return [...points].sort((a, b) => a - b)
}

/** Its name has a font for ever: it is served as one that never changes. */
function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}
