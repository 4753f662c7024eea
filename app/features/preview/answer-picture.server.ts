import { answerDrawn } from './answer-drawn.server'
import { drawPicture, type DrawPictureOptions } from './draw-picture.server'

type Options = DrawPictureOptions & { request: Request; isPrivate: boolean }

/** A document's first page as an answer. */
export function answerPicture({ request, isPrivate, ...options }: Options): Promise<Response> {
  return answerDrawn({ request, isPrivate, type: 'image/webp', draw: () => drawPicture(options) })
}
