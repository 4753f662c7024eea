import { answerDrawn } from './answer-drawn.server'
import { drawPicture, type DrawPictureOptions } from './draw-picture.server'
import { narrowPicture } from './narrow-picture.server'

type Options = DrawPictureOptions & { request: Request; isPrivate: boolean }

/** A document's first page as an answer; half as wide with `?w=360`, for cards on a phone. */
export function answerPicture({ request, isPrivate, ...options }: Options): Promise<Response> {
  const isNarrow = new URL(request.url).searchParams.get('w') === '360'
  const { services } = options
  const draw = async () => {
    const picture = await drawPicture(options)
    return isNarrow ? narrowPicture({ services, picture }) : picture
  }
  return answerDrawn({ request, isPrivate, type: 'image/webp', draw })
}
