import { answerDrawn } from './answer-drawn.server'
import { drawPicture, type DrawPictureOptions } from './draw-picture.server'
import { NARROW, narrowPicture } from './narrow-picture.server'

type Options = DrawPictureOptions & { request: Request; isPrivate: boolean }

/**
 * A document's first page as an answer; smaller with `?w=360` or `?w=540`, for cards and phones, and only the top of
 * such a one with `&part=top`.
 */
export function answerPicture({ request, isPrivate, ...options }: Options): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const asked = Number(searchParams.get('w'))
  const part = searchParams.get('part') === 'top' ? 'top' : 'whole'
  const width = NARROW.find((narrow) => narrow === asked)
  const { services, owner } = options
  const draw = async () => {
    const picture = await drawPicture(options)
    return width ? narrowPicture({ services, picture, width, part, ...(owner ? { owner } : {}) }) : picture
  }
  return answerDrawn({ request, isPrivate, type: 'image/webp', draw })
}
