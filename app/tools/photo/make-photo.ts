import { checkBackground, type Background } from '~/features/photo/check-background'
import { drawCrop, jpegOf } from '~/features/photo/draw-crop'
import { fitQuality } from '~/features/photo/fit-quality'
import { PHOTO_DPI, type PhotoSize } from '~/features/photo/photo-sizes'
import { writeDpi } from '~/features/photo/write-dpi'
import type { PercentCrop } from 'react-image-crop'

export type MakePhotoOptions = {
  picture: HTMLImageElement
  crop: PercentCrop
  size: PhotoSize
  maxBytes: number
}
export type Photo = {
  jpeg: Uint8Array<ArrayBuffer>
  background: Background
  fits: boolean
  /** How many pixels of the picture the frame holds across. */
  pixels: number
}

/** Cuts, judges and packs the photo. */
export async function makePhoto(options: MakePhotoOptions): Promise<Photo | undefined> {
  const { picture, crop, size, maxBytes } = options
  const canvas = drawCrop({ image: picture, crop, size, isOpaque: true })
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const encode = async (quality: number) => {
    const file = await jpegOf({ canvas, quality })
    return new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))
  }
  const { bytes, fits } = await fitQuality({ encode, maxBytes })
  return {
    jpeg: writeDpi({ jpeg: bytes, dpi: PHOTO_DPI }),
    background: checkBackground(context.getImageData(0, 0, size.width, size.height)),
    fits,
    pixels: Math.round((crop.width / 100) * picture.naturalWidth),
  }
}
