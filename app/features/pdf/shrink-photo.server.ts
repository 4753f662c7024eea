import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { ResumeContent } from '../../../collections/resumes/schema'

/** Printed at about 290 dpi; more is weight without sharpness. */
const PIXELS_PER_CSS_PIXEL = 3

/**
 * The document with its photo as a data URL no larger than it is printed. A site path is read from the site's public
 * files; what cannot be read becomes the silhouette that stands for a photo elsewhere on the web.
 */
export async function shrinkPhoto(content: ResumeContent): Promise<ResumeContent> {
  const { avatar } = content
  if (!avatar.show || avatar.url === '') return content
  const url = await shrunk({ url: avatar.url, width: avatar.width }).catch(() => 'unreadable')
  return url === avatar.url ? content : { ...content, avatar: { ...avatar, url } }
}

async function shrunk({ url, width }: { url: string; width: number }) {
  const source = await readPhoto(url)
  if (!source) return url
  const side = Math.round(width * PIXELS_PER_CSS_PIXEL)
  const picture = sharp(source, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width: side, height: Math.round(side * 1.4), fit: 'outside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
  // JPEG goes into the PDF as it is; every other format would be unpacked and grow.
  const bytes = await picture.jpeg({ quality: 86, mozjpeg: true }).toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

async function readPhoto(url: string): Promise<Buffer | undefined> {
  if (url.startsWith('data:')) return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  if (!url.startsWith('/') || url.startsWith('//')) return undefined
  const root = path.resolve('public')
  const file = path.join(root, url)
  return file.startsWith(root + path.sep) ? readFile(file) : undefined
}
