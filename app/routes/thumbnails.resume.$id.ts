import { personOfRequest } from '~/features/auth/person-of-request.server'
import { answerPicture } from '~/features/preview/answer-picture.server'
import { findOwnResume } from '~/features/resumes/find-own-resume.server'
import { contentOf } from '~/features/resumes/resume'
import { resourceLoader } from '~/api/engine/resource-loader.server'

/** The first page of one's own resume, in the trash or not; a picture in a page is loaded with the session's cookie. */
export const loader = resourceLoader(async ({ request, params, context }) => {
  const { services } = context
  const { payload } = services
  const person = await personOfRequest({ payload, request, cookie: true })
  const id = params.id ?? ''
  const resume =
    person &&
    ((await findOwnResume({ payload, person, id })) ??
      (await findOwnResume({ payload, person, id, trash: true })))
  if (!resume) return new Response(null, { status: 404 })
  const { layout, layoutVersion, revision } = resume
  return answerPicture({
    request,
    isPrivate: true,
    services,
    content: contentOf(resume),
    layout,
    layoutVersion,
    owner: { resume: String(resume.id), revision },
  })
})
