import type { PercentCrop } from 'react-image-crop'
import { shrinkPhoto } from './shrink-photo'

type Options = { image: HTMLImageElement; crop: PercentCrop }

/** The chosen part of a picture as a photo of a resume; undefined when the browser can't encode it. */
export async function drawCrop({ image, crop }: Options): Promise<string | undefined> {
  const { naturalWidth, naturalHeight } = image
  const [x, y] = [(crop.x / 100) * naturalWidth, (crop.y / 100) * naturalHeight]
  const [width, height] = [(crop.width / 100) * naturalWidth, (crop.height / 100) * naturalHeight]
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob ? shrinkPhoto(blob) : undefined
}
