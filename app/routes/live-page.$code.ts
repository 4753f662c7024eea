import { answerDrawn } from '~/features/preview/answer-drawn.server'
import { drawLivePage } from '~/features/preview/draw-live-page.server'
import { contentOf } from '~/features/resumes/resume'
import { findTemplate } from '~/features/templates/find-template.server'
import { resourceLoader } from '~/api/engine/resource-loader.server'

/** The first page of a template, being written; the home page shows it in a frame. */
export const loader = resourceLoader(async ({ request, params, context }) => {
  const { services } = context
  const template = await findTemplate({ payload: services.payload, code: params.code ?? '' })
  // what is members' alone is its text
  if (!template || template.vipOnly) return new Response(null, { status: 404 })
  const { layout, layoutVersion } = template
  const content = contentOf(template)
  return answerDrawn({
    request,
    isPrivate: false,
    type: 'text/html; charset=utf-8',
    draw: () => drawLivePage({ services, content, layout, layoutVersion }),
  })
})
