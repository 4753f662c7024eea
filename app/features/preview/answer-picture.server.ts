import { answerDrawn } from './answer-drawn.server'
import { drawPicture, type DrawPictureOptions } from './draw-picture.server'
import { NARROW, narrowPicture } from './narrow-picture.server'

type Options = DrawPictureOptions & { request: Request; isPrivate: boolean }

/**
 * A document's first page as an answer; smaller with `?w=360` or `?w=540`, for cards and phones, and only the top of
 * such a one with `&part=top`. A smaller one is AVIF for a browser that says it takes that.
 */
export function answerPicture({ request, isPrivate, ...options }: Options): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const asked = Number(searchParams.get('w'))
  const part = searchParams.get('part') === 'top' ? 'top' : 'whole'
  const width = NARROW.find((narrow) => narrow === asked)
  const { services, owner } = options
  if (!width) return answerDrawn({ request, isPrivate, type: 'image/webp', draw: () => drawPicture(options) })
  const type = request.headers.get('Accept')?.includes('image/avif') ? 'avif' : 'webp'
  const draw = async () => {
    const picture = await drawPicture(options)
    return narrowPicture({ services, picture, width, type, part, ...(owner ? { owner } : {}) })
  }
  return answerDrawn({ request, isPrivate, type: `image/${type}`, vary: 'Accept', draw })
}
