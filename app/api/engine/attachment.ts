export type AttachmentOptions = {
  body: BodyInit
  type: string
  /** as a person would name the file; what no file system takes becomes a space */
  name: string
  headers?: Record<string, string>
}

/** A file as the answer, its name in any language (RFC 6266). */
export function attachment({ body, type, name, headers }: AttachmentOptions): Response {
  const safe = name.replace(/[\p{Cc}"\\/:*?<>|]+/gu, ' ').trim()
  const plain = safe.replace(/[^\x20-\x7e]+/g, '_')
  const extension = /\.\w+$/.exec(plain)?.[0] ?? ''
  // a client that knows only the plain name should not get “_.pdf”
  const ascii = /[a-z0-9]/i.test(plain.slice(0, plain.length - extension.length))
    ? plain
    : `resume${extension}`
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  const disposition = `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
  return new Response(body, {
    headers: {
      ...headers,
      'content-type': type,
      'content-disposition': disposition,
      'cache-control': 'private, no-store',
    },
  })
}
