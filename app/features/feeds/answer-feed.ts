import { originCache } from '~/http/site-origin'
import type { Services } from '../services'
import { atom, type Feed } from './atom'

type Options = { services: Pick<Services, 'env'>; feed: Feed }

export function answerFeed({ services, feed }: Options): Response {
  return new Response(atom(feed), {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': originCache({ services, seconds: 600 }),
    },
  })
}
