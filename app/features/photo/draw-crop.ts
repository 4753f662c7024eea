import type { PercentCrop } from 'react-image-crop'

type Options = {
  image: HTMLImageElement
  crop: PercentCrop
  /** in pixels; without it the part keeps its own */
  size?: { width: number; height: number }
  /** on white, for files that can't be see-through */
  isOpaque?: boolean
}

/** The chosen part of a picture. Throws where the browser gives nothing to draw on. */
export function drawCrop({ image, crop, size, isOpaque }: Options): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image
  const [x, y] = [(crop.x / 100) * naturalWidth, (crop.y / 100) * naturalHeight]
  const [width, height] = [(crop.width / 100) * naturalWidth, (crop.height / 100) * naturalHeight]
  const canvas = document.createElement('canvas')
  canvas.width = size?.width ?? Math.max(1, Math.round(width))
  canvas.height = size?.height ?? Math.max(1, Math.round(height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser gives no canvas to draw on')
  if (isOpaque) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

type FileOptions = { canvas: HTMLCanvasElement; quality: number }

/** A canvas as a JPEG; null when the browser can't encode it. */
export function jpegOf({ canvas, quality }: FileOptions): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
