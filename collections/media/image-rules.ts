/** What a picture may be when it comes in, and what it becomes. */
export const IMAGE_RULES = {
  /** of the file as sent */
  bytes: 5 * 1024 * 1024,
  /** of all frames together; a picture of 10 KB can claim billions */
  pixels: 40_000_000,
  /** of an animation; what follows is left out */
  frames: 60,
  /** longest side kept */
  side: 2560,
  /** for decoding one picture */
  seconds: 15,
} as const

export const IMAGE_FORMATS = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** Widths that screens ask for; a picture narrower than one of them has none of it. */
export const IMAGE_SIZES = [
  { name: 'small', width: 320 },
  { name: 'medium', width: 768 },
  { name: 'large', width: 1440 },
] as const
