import sharp, { type Sharp } from 'sharp'
import type { Services } from '../services'
import { ownedKey } from '../pdf/create-file-cache.server'
import type { DrawPictureOptions, Picture } from './draw-picture.server'
import { drawOnce } from './draw-in-turn.server'

/** Widths in pixels that a drawn page is also had in: for cards, and for a large picture on a phone. */
export const NARROW = [360, 540] as const

/** Height to width of what `part=top` shows: all that a phone has room for under a headline. */
const TOP = 3 / 4

/** AVIF is two thirds of WebP's size for such pages; a low effort costs a tenth more bytes and a fifth of the time. */
const ENCODERS = {
  avif: (image: Sharp) => image.avif({ quality: 45, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 76 }),
}

/** A drawn page in a smaller width, whole or its top, from the cache when it was made before. */
export async function narrowPicture(options: {
  services: Pick<Services, 'browser' | 'env' | 'log'>
  picture: Picture
  width: (typeof NARROW)[number]
  type: keyof typeof ENCODERS
  part?: 'whole' | 'top'
  owner?: DrawPictureOptions['owner']
}): Promise<Picture> {
  const { services, picture, width, type, part = 'whole', owner } = options
  // In front: an answer names its picture by the start of the key.
  const key = `${type}${width}${part === 'top' ? 't' : ''}${picture.key}`
  const place = owner ? ownedKey({ owner: owner.resume, key }) : key
  const top = part === 'top' ? { height: Math.round(width * TOP), position: 'top' } : {}
  const work = () => ENCODERS[type](sharp(picture.bytes).resize({ width, ...top })).toBuffer()
  return { key, bytes: await drawOnce({ services, kind: type, key: place, work }) }
}
