import type { PercentCrop } from 'react-image-crop'

/** Pixels of an avatar's side: 96 CSS pixels on the densest screens, and some to spare. */
const SIDE = 400

type Options = { image: HTMLImageElement; crop: PercentCrop }

/** The chosen square as a JPEG of 400 pixels. Throws when the browser can't encode it. */
export async function cropSquare({ image, crop }: Options): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const { naturalWidth, naturalHeight } = image
  // JPEG has no transparency
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.imageSmoothingQuality = 'high'
  const x = (crop.x / 100) * naturalWidth
  const y = (crop.y / 100) * naturalHeight
  const width = (crop.width / 100) * naturalWidth
  const height = (crop.height / 100) * naturalHeight
  context.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not encoded'))), 'image/jpeg', 0.92),
  )
}
