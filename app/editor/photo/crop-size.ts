import type { PercentCrop } from 'react-image-crop'

type Size = { width: number; height: number }
type Framed = {
  crop: PercentCrop
  /** of the picture */ size: Size
  /** of the frame, width to height */ aspect: number
}

/** How wide the largest frame of a shape is, in percent of the picture. */
const most = ({ size: { width, height }, aspect }: Omit<Framed, 'crop'>): number =>
  Math.min(100, (100 * height * aspect) / width)

/** How large a frame is, in percent of the largest of its shape. */
export const shareOf = ({ crop, ...picture }: Framed): number =>
  Math.round((100 * crop.width) / most(picture))

/** The frame at another size around the same middle, as far as the picture reaches. */
export function cropWide({ crop, size, aspect, share }: Framed & { share: number }): PercentCrop {
  const width = (most({ size, aspect }) * share) / 100
  const height = (width * size.width) / aspect / size.height
  const at = (start: number, before: number, now: number) =>
    Math.min(Math.max(start + (before - now) / 2, 0), 100 - now)
  const [x, y] = [at(crop.x, crop.width, width), at(crop.y, crop.height, height)]
  return { unit: '%', x, y, width, height }
}
