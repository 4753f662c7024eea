import sharp from 'sharp'
import type { Services } from '../../http/services'
import { ownedKey } from '../pdf/create-file-cache.server'
import { drawnFiles } from '../pdf/drawn-files.server'
import type { DrawPictureOptions, Picture } from './draw-picture.server'

/** Widths in pixels that a drawn page is also had in: for cards, and for a large picture on a phone. */
export const NARROW = [360, 540] as const

/** Height to width of what `part=top` shows: all that a phone has room for under a headline. */
const TOP = 3 / 4

/** A drawn page in a smaller width, whole or its top, from the cache when it was made before. */
export async function narrowPicture(options: {
  services: Pick<Services, 'browser' | 'env' | 'log'>
  picture: Picture
  width: (typeof NARROW)[number]
  part?: 'whole' | 'top'
  owner?: DrawPictureOptions['owner']
}): Promise<Picture> {
  const { services, picture, width, part = 'whole', owner } = options
  // In front: an answer names its picture by the start of the key.
  const key = `${width}${part === 'top' ? 't' : ''}${picture.key}`
  const { cache, flight } = drawnFiles({ services, kind: 'webp' })
  const place = owner ? ownedKey({ owner: owner.resume, key }) : key
  const known = await cache.get(place)
  if (known) return { key, bytes: known }
  const top = part === 'top' ? { height: Math.round(width * TOP), position: 'top' } : {}
  const work = () =>
    sharp(picture.bytes)
      .resize({ width, ...top })
      .webp({ quality: 76 })
      .toBuffer()
  const bytes = await flight({ key: place, work })
  await cache.set(place, bytes).catch((error: unknown) => {
    services.log.error({ err: error }, 'a picture could not be cached')
  })
  return { key, bytes }
}
