import type { PercentCrop } from 'react-image-crop'
import type { PhotoSize } from '~/features/photo/photo-sizes'

type Options = { picture: HTMLImageElement; crop: PercentCrop; size: PhotoSize }

/** The part of a picture at the size of the photo, on white where the picture is see-through. */
export function drawCrop({ picture, crop, size }: Options): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return canvas
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  const { naturalWidth, naturalHeight } = picture
  const [x, y] = [(crop.x / 100) * naturalWidth, (crop.y / 100) * naturalHeight]
  const [width, height] = [(crop.width / 100) * naturalWidth, (crop.height / 100) * naturalHeight]
  context.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height)
  return canvas
}
