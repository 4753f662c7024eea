import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { decompress } from 'wawoff2'
import { markOverlaps } from './mark-overlaps'

const DECODED = path.join('.cache', 'fonts')
/** Drawn in one piece; all others are cut from variable fonts, where strokes lie over each other. */
const IN_ONE_PIECE = /^(letters-.*|spectral|plex-sc|wenkai)-\d/

const known = new Map<string, Promise<string>>()

/**
 * The TrueType file of a WOFF2. The build decodes all fonts; before a build, whoever is the first to need one does it.
 * @returns its path
 */
export function decodedFont(source: string): Promise<string> {
  const file = known.get(source) ?? findOrDecode(source)
  file.catch(() => known.delete(source))
  known.set(source, file)
  return file
}

async function findOrDecode(source: string): Promise<string> {
  const { name } = path.parse(source)
  // Fonts are never edited in place: a size tells them apart.
  const file = path.join(DECODED, `${name}.${(await stat(source)).size}.ttf`)
  const isThere = await stat(file).then(
    () => true,
    () => false,
  )
  if (isThere) return file
  const font = Buffer.from(await decompress(await readFile(source)))
  if (!IN_ONE_PIECE.test(name)) markOverlaps(font)
  await mkdir(DECODED, { recursive: true })
  // Another process may read it, or write it too: it is whole from its first moment.
  const part = `${file}.${process.pid}`
  await writeFile(part, font)
  await rename(part, file)
  return file
}
