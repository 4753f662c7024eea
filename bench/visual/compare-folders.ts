import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

type Picture = { data: Buffer; width: number; height: number }
type Folders = { now: string; before: string }
/** `pixels` is undefined where one of the two runs has no such page, or one of another size. */
export type Difference = { name: string; pixels: number | undefined }

const CHANNELS = 3
const MARK = { r: 208, g: 0, b: 64 }

/**
 * The pages that two runs draw otherwise, be it by one channel of one pixel. A picture of each goes into `differences` of the
 * later run: before, now, and where they differ.
 */
export async function compareFolders({ now, before }: Folders): Promise<Difference[]> {
  const names = new Set([...(await pagesIn(before)), ...(await pagesIn(now))])
  const found: Difference[] = []
  for (const name of [...names].toSorted()) {
    const pixels = await comparePage({ name, now, before })
    if (pixels !== 0) found.push({ name, pixels })
  }
  return found
}

const pagesIn = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.png'))

async function comparePage({ name, now, before }: Folders & { name: string }): Promise<number | undefined> {
  const read = (folder: string) => readPicture(path.join(folder, name)).catch(() => undefined)
  const [old, made] = [await read(before), await read(now)]
  if (!old || !made || old.width !== made.width || old.height !== made.height) return undefined
  const marks = Buffer.alloc(old.data.length, 255)
  let pixels = 0
  for (let at = 0; at < old.data.length; at += CHANNELS) {
    if (old.data.compare(made.data, at, at + CHANNELS, at, at + CHANNELS) === 0) continue
    pixels += 1
    marks.set([MARK.r, MARK.g, MARK.b], at)
  }
  if (pixels > 0) await writeSideBySide({ name, folder: now, pictures: [old, made, { ...old, data: marks }] })
  return pixels
}

async function readPicture(file: string): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

type Row = { name: string; folder: string; pictures: [Picture, ...Picture[]] }

async function writeSideBySide({ name, folder, pictures }: Row): Promise<void> {
  const [{ width, height }] = pictures
  const row = sharp({
    create: { width: width * pictures.length, height, channels: CHANNELS, background: '#fff' },
  }).composite(
    pictures.map(({ data }, i) => ({
      input: data,
      raw: { width, height, channels: CHANNELS },
      left: i * width,
      top: 0,
    })),
  )
  await mkdir(path.join(folder, 'differences'), { recursive: true })
  await writeFile(path.join(folder, 'differences', name), await row.png().toBuffer())
}
