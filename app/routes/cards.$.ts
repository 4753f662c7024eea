import { drawCard } from '~/features/cards/draw-card.server'
import { findCard } from '~/features/cards/find-card.server'
import { answerDrawn } from '~/features/preview/answer-drawn.server'
import { languageOf } from '~/http/language'
import { resourceLoader } from '~/api/engine/resource-loader.server'

/** The picture of a page for those it is shared with: `/cards/guide/first-resume.jpg`. */
export const loader = resourceLoader(async ({ request, params, context }) => {
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
})
