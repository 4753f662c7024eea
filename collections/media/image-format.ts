import type { ImageFormat } from './image-rules'

/** The format that the first bytes show, whatever name or type came along; null for all that is not taken. */
export function imageFormat(bytes: Buffer): ImageFormat | null {
  if (bytes.length < 16) return null
  const text = bytes.toString('latin1', 0, 16)
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp'
  if (/^[^]{4}ftyp(avif|avis)/.test(text)) return 'avif'
  return null
}
