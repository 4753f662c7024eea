/** Sizes in pixels at 300 dpi, with the millimetres they stand for. */
export type PhotoSize = {
  id: PhotoSizeId
  width: number
  height: number
  mm: [width: number, height: number]
}

const SIZES = {
  inch1: [295, 413, 25, 35],
  inch1small: [260, 378, 22, 32],
  inch2: [413, 579, 35, 49],
  inch2small: [413, 531, 35, 45],
  cnPassport: [390, 567, 33, 48],
  usVisa: [600, 600, 51, 51],
  schengen: [413, 531, 35, 45],
  uk: [413, 531, 35, 45],
  japan: [531, 531, 45, 45],
  canada: [591, 827, 50, 70],
} as const
export type PhotoSizeId = keyof typeof SIZES

export const PHOTO_DPI = 300

export const PHOTO_SIZES: PhotoSize[] = Object.entries(SIZES).map(([id, [width, height, w, h]]) => ({
  // an edge: Object.entries forgets the keys' type
  id: id as PhotoSizeId,
  width,
  height,
  mm: [w, h],
}))
