import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LAYOUTS } from '../app/document/layouts/registry'
import { longResume } from '../tests/factories/long-resume'
import { openBrowser } from '../tests/setup/open-browser'
import { compareFolders } from './visual/compare-folders'
import { drawPages } from './visual/draw-pages'

/**
 * Draws every page of a long resume in each version of each layout and both languages into an empty folder, a PNG each. Given the
 * folder of an earlier run as well (on the same machine: pictures depend on its rasteriser), says by how many pixels each page
 * differs and ends with code 1 when one does.
 */
const [folder, before] = process.argv.slice(2)
if (!folder) throw new Error('npm run gate:visual -- <empty folder> [folder of an earlier run]')
await mkdir(folder, { recursive: true })
if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`)

const browser = await openBrowser({ timeoutMs: 60_000 })
try {
  for (const layout of LAYOUTS)
    for (const language of ['zh-CN', 'en'] as const) {
      const pages = await drawPages({ browser, content: longResume(language), layout })
      for (const [i, page] of pages.entries())
        await writeFile(path.join(folder, `${layout.code}-${layout.version}.${language}.${i + 1}.png`), page)
    }
} finally {
  await browser.close()
}
console.log(`${(await readdir(folder)).length} pages: ${path.resolve(folder)}`)

if (before) {
  const differences = await compareFolders({ now: folder, before })
  for (const { name, pixels } of differences)
    console.log(
      `${name}: ${pixels === undefined ? 'only in one run, or of another size' : `${pixels} px differ`}`,
    )
  console.log(`${differences.length} pages differ`)
  if (differences.length > 0) process.exitCode = 1
}
