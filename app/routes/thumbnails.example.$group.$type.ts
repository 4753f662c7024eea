import { findExample } from '~/features/groups/find-example.server'
import { answerPicture } from '~/features/preview/answer-picture.server'
import { contentOf } from '~/features/resumes/resume'
import { resourceLoader } from '~/api/engine/resource-loader.server'

/** The first page of an example that a resume group shows. */
export const loader = resourceLoader(async ({ request, params, context }) => {
  const { services } = context
  const { group = '', type: key = '' } = params
  const found = await findExample({ payload: services.payload, group, key })
  if (!found) return new Response(null, { status: 404 })
  const { layout, layoutVersion } = found.resume
  const content = contentOf(found.resume)
  return answerPicture({ request, isPrivate: false, services, content, layout, layoutVersion })
})
