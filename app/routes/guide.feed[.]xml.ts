import { answerFeed } from '~/features/feeds/answer-feed'
import { guideFeed } from '~/features/feeds/guide-feed.server'
import { languageOf } from '~/http/language'
import { siteOrigin } from '~/http/site-origin'
import { resourceLoader } from '~/api/engine/resource-loader.server'

/** New guides for feed readers, in one language (`?hl=`). */
export const loader = resourceLoader(async ({ request, context: { services } }) => {
  const origin = siteOrigin({ request, services })
  const feed = await guideFeed({ payload: services.payload, origin, language: languageOf(request) })
  return answerFeed({ services, feed })
})
