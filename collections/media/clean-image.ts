import sharp, { type Metadata, type Sharp } from 'sharp'
import { createTurns } from './create-turns'
import { holdsOtherFile } from './holds-other-file'
import { imageFormat } from './image-format'
import { IMAGE_FORMATS, IMAGE_RULES, type ImageFormat } from './image-rules'

export type ImageFault = 'empty' | 'too-large' | 'type' | 'polyglot' | 'pixels' | 'unreadable' | 'busy'
export type CleanImage =
  { ok: true; bytes: Buffer; width: number; height: number } | { ok: false; reason: ImageFault }

const inTurn = createTurns({ places: 2, waiting: 20 })

/**
 * The picture of a file and nothing else of it: judged by its content, upright, in sRGB, at most 2560 pixels wide and
 * high, as WebP without metadata. Two at a time, so that memory stays bounded.
 */
export async function cleanImage(bytes: Buffer): Promise<CleanImage> {
  const fault = faultOf(bytes)
  if (fault) return { ok: false, reason: fault }
  return (await inTurn(() => encode(bytes))) ?? { ok: false, reason: 'busy' }
}

function faultOf(bytes: Buffer): ImageFault | null {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > IMAGE_RULES.bytes) return 'too-large'
  if (!imageFormat(bytes)) return 'type'
  return holdsOtherFile(bytes) ? 'polyglot' : null
}

async function encode(bytes: Buffer): Promise<CleanImage> {
  try {
    const about = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
    if (!isFormat({ about, format: imageFormat(bytes) })) return { ok: false, reason: 'type' }
    const frames = Math.min(about.pages ?? 1, IMAGE_RULES.frames)
    const pixels = about.width * (about.pageHeight ?? about.height)
    if (pixels > IMAGE_RULES.pixels) return { ok: false, reason: 'pixels' }
    // an animation too large to keep becomes its first frame
    const pages = pixels * frames > IMAGE_RULES.pixels ? 1 : frames
    const { data, info } = await pipeline({ bytes, pages, about }).toBuffer({ resolveWithObject: true })
    return { ok: true, bytes: data, width: info.width, height: info.pageHeight ?? info.height }
  } catch {
    // whatever the decoder stumbled over, the file is no picture to it
    return { ok: false, reason: 'unreadable' }
  }
}

function isFormat({ about, format }: { about: Metadata; format: ImageFormat | null }): boolean {
  const found = about.format === 'heif' && about.compression === 'av1' ? 'avif' : about.format
  return IMAGE_FORMATS.some((known) => known === found) && found === format
}

function pipeline({ bytes, pages, about }: { bytes: Buffer; pages: number; about: Metadata }): Sharp {
  const { side, seconds, pixels } = IMAGE_RULES
  const image = sharp(bytes, { limitInputPixels: pixels, failOn: 'error', pages })
  const upright = (about.orientation ?? 1) > 1 && pages === 1 ? image.rotate() : image
  return (
    upright
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds })
      // near the original: the storage encodes once more, for each size
      .webp({ quality: 92, effort: 3 })
  )
}
