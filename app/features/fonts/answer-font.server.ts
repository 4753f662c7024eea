/** A font for ever under its address, or an empty 404, which a browser takes as "not in this face". */
export function answerFont(bytes: Buffer | null): Response {
  if (!bytes) return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=3600' } })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    },
  })
}
