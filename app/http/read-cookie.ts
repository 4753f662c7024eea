/** One cookie of a request, decoded; undefined when it is missing or not readable. */
export function readCookie({ headers, name }: { headers: Headers; name: string }): string | undefined {
  for (const pair of (headers.get('Cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(at + 1).trim())
    } catch {
      return undefined
    }
  }
  return undefined
}
