import { checkBackground, type Background } from '~/features/photo/check-background'
import { fitQuality } from '~/features/photo/fit-quality'
import { PHOTO_DPI, type PhotoSize } from '~/features/photo/photo-sizes'
import { writeDpi } from '~/features/photo/write-dpi'
import type { PercentCrop } from 'react-image-crop'
import { drawCrop } from './draw-crop'

type Options = { picture: HTMLImageElement; crop: PercentCrop; size: PhotoSize; maxBytes: number }
export type Photo = {
  jpeg: Uint8Array<ArrayBuffer>
  background: Background
  fits: boolean
  /** How many pixels of the picture the frame holds across. */
  pixels: number
}

/** Cuts, judges and packs the photo. */
export async function makePhoto({ picture, crop, size, maxBytes }: Options): Promise<Photo | undefined> {
  const canvas = drawCrop({ picture, crop, size })
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const { bytes, fits } = await fitQuality({ encode: (quality) => encode({ canvas, quality }), maxBytes })
  return {
    jpeg: writeDpi({ jpeg: bytes, dpi: PHOTO_DPI }),
    background: checkBackground(context.getImageData(0, 0, size.width, size.height)),
    fits,
    pixels: Math.round((crop.width / 100) * picture.naturalWidth),
  }
}

type EncodeOptions = { canvas: HTMLCanvasElement; quality: number }

async function encode({ canvas, quality }: EncodeOptions): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
}
