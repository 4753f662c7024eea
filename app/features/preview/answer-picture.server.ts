import { answerDrawn } from './answer-drawn.server'
import { drawPicture, type DrawPictureOptions } from './draw-picture.server'
import { NARROW, narrowPicture } from './narrow-picture.server'

type Options = DrawPictureOptions & { request: Request; isPrivate: boolean }

/** A document's first page as an answer; smaller with `?w=360` or `?w=540`, for cards and phones. */
export function answerPicture({ request, isPrivate, ...options }: Options): Promise<Response> {
  const asked = Number(new URL(request.url).searchParams.get('w'))
  const width = NARROW.find((narrow) => narrow === asked)
  const { services, owner } = options
  const draw = async () => {
    const picture = await drawPicture(options)
    return width ? narrowPicture({ services, picture, width, ...(owner ? { owner } : {}) }) : picture
  }
  return answerDrawn({ request, isPrivate, type: 'image/webp', draw })
}
