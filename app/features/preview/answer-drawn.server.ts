import type { Picture } from './draw-picture.server'

type Options = {
  request: Request
  /** Somebody's own resume: no cache between may keep it. */
  isPrivate: boolean
  type: 'image/avif' | 'image/webp' | 'image/jpeg' | 'text/html; charset=utf-8'
  /** The request's header that another answer may come of. */
  vary?: string
  draw: () => Promise<Picture>
}

/** A drawn picture as an answer: not sent again to a browser that has it. */
export async function answerDrawn({ request, isPrivate, type, vary, draw }: Options): Promise<Response> {
  const { key, bytes } = await draw()
  const etag = `"${key.slice(0, 32)}"`
  const headers = {
    ETag: etag,
    'Cache-Control': `${isPrivate ? 'private' : 'public'}, max-age=3600, stale-while-revalidate=86400`,
    'Content-Type': type,
    ...(vary ? { Vary: vary } : {}),
  }
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), { headers })
}
