import { THEME_COLORS } from '../../collections/resumes/schema'
import { answerPicture } from '~/features/preview/answer-picture.server'
import { contentOf } from '~/features/resumes/resume'
import { findTemplate } from '~/features/templates/find-template.server'
import { resourceLoader } from '~/api/engine/resource-loader.server'

/** The first page of a published template, in one of the theme colours where one is asked for (`?color=ab3a41`). */
export const loader = resourceLoader(async ({ request, params, context }) => {
  const { services } = context
  const template = await findTemplate({ payload: services.payload, code: params.code ?? '' })
  if (!template) return new Response(null, { status: 404 })
  const { layout, layoutVersion } = template
  const own = contentOf(template)
  const wanted = new URL(request.url).searchParams.get('color')
  // Only the palette: every colour is a picture to draw and to keep.
  const themeColor = THEME_COLORS.find((color) => color === `#${wanted}`)
  const content = themeColor ? { ...own, config: { ...own.config, themeColor } } : own
  return answerPicture({ request, isPrivate: false, services, content, layout, layoutVersion })
})
