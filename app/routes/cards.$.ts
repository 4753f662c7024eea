import type { LoaderFunctionArgs } from '@remix-run/node'
import { drawCard } from '~/features/cards/draw-card.server'
import { findCard } from '~/features/cards/find-card.server'
import { answerDrawn } from '~/features/preview/answer-drawn.server'
import { languageOf } from '~/http/language'

/** The picture of a page for those it is shared with: `/cards/guide/first-resume.jpg`. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { services } = context
  const key = /^([\w/-]+)\.jpg$/.exec(params['*'] ?? '')?.[1] ?? ''
  const card = await findCard({ payload: services.payload, key, language: languageOf(request) })
  if (!card) return new Response(null, { status: 404 })
  return answerDrawn({
    request,
    isPrivate: false,
    type: 'image/jpeg',
    draw: () => drawCard({ services, card }),
  })
}
