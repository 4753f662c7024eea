/**
 * Headers of a stored picture. What is stored is always WebP; nothing may be guessed from its bytes, run or framed.
 * Names are random and never reused, so a browser may keep a file for ever; a cache between may not, for it can't tell
 * whom it may show a picture to.
 */
export function servedHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('Content-Type', 'image/webp')
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  headers.set('Cache-Control', 'private, max-age=31536000, immutable')
  headers.set('Referrer-Policy', 'no-referrer')
  return headers
}
