import sharp from 'sharp'
import type { Services } from '../../http/services'
import { drawnFiles } from '../pdf/drawn-files.server'
import type { Picture } from './draw-picture.server'

const WIDTH = 360

/** A drawn page in half its width, from the cache when it was made before. */
export async function narrowPicture(options: {
  services: Pick<Services, 'browser' | 'env' | 'log'>
  picture: Picture
}): Promise<Picture> {
  const { services, picture } = options
  // In front: an answer names its picture by the start of the key.
  const key = `${WIDTH}${picture.key}`
  const { cache, flight } = drawnFiles({ services, kind: 'webp' })
  const known = await cache.get(key)
  if (known) return { key, bytes: known }
  const work = () => sharp(picture.bytes).resize({ width: WIDTH }).webp({ quality: 76 }).toBuffer()
  const bytes = await flight({ key, work })
  await cache.set(key, bytes).catch((error: unknown) => {
    services.log.error({ err: error }, 'a picture could not be cached')
  })
  return { key, bytes }
}
