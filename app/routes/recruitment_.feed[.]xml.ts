import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerFeed } from '~/features/feeds/answer-feed'
import { jobFeed } from '~/features/feeds/job-feed.server'
import { languageOf } from '~/http/language'
import { siteOrigin } from '~/http/site-origin'

/** New jobs for feed readers, in one language (`?hl=`). */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const origin = siteOrigin({ request, services })
  return answerFeed(await jobFeed({ payload: services.payload, origin, language: languageOf(request) }))
}
