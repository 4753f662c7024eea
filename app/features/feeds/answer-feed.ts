import { atom, type Feed } from './atom'

export function answerFeed(feed: Feed): Response {
  return new Response(atom(feed), {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=600',
    },
  })
}
