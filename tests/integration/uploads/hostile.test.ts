import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { hostilePictures } from '../../factories/hostile-pictures'
import { openApi } from '../../setup/open-api'
import { upload } from '../../setup/upload'
import { throughout } from '../../setup/throughout'

const api = throughout(openApi)

it('takes hostile files: each is refused or comes out clean', { timeout: 240_000 }, async () => {
  const files = await hostilePictures()
  expect(files.length).toBeGreaterThanOrEqual(70)
  const before = process.memoryUsage().rss
  let peak = before
  let sender = await api.signUp()
  const wrong: string[] = []
  for (const [index, file] of files.entries()) {
    if (index % 25 === 24) sender = await api.signUp()
    const { status, body } = await upload({ api, token: sender.token, ...file })
    peak = Math.max(peak, process.memoryUsage().rss)
    if (!file.takes && ![400, 413].includes(status)) wrong.push(`${file.name}: ${status}`)
    if (file.takes && status !== 200) wrong.push(`${file.name}: ${status} ${body.message}`)
    if (status !== 200) expect(body.message, file.name).toMatch(/^(file: .+|The body is larger)/)
  }
  expect(wrong).toEqual([])
  // decoding forty million pixels at a time, twice
  expect((peak - before) / 1024 / 1024).toBeLessThan(700)
  await checkStored()
})

/** Every stored file is a WebP under a name of ours, with nothing of what came along. */
async function checkStored(): Promise<void> {
  const folder = path.join(api.services.env.DATA_DIR, 'uploads')
  const names = await readdir(folder)
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) {
    expect(name).toMatch(/^[0-9a-f-]{36}(-\d+x\d+)?\.webp$/)
    const bytes = await readFile(path.join(folder, name))
    const about = await sharp(bytes, { pages: -1 }).metadata()
    expect(about).toMatchObject({ format: 'webp', space: 'srgb' })
    for (const part of ['exif', 'icc', 'xmp', 'iptc'] as const) expect(about[part], name).toBeUndefined()
    expect(about.pages ?? 1).toBeLessThanOrEqual(60)
    expect(Math.max(about.width, about.pageHeight ?? about.height)).toBeLessThanOrEqual(2560)
    expect(bytes.toString('latin1')).not.toMatch(/<script|<\?php|Lin Mei/)
  }
}
