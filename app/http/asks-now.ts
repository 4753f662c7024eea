/** Whether an address with `?now` was followed from this site: a link elsewhere must not make anything by itself. */
export function asksNow(request: Request): boolean {
  return (
    new URL(request.url).searchParams.has('now') && request.headers.get('Sec-Fetch-Site') === 'same-origin'
  )
}
