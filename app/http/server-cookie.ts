type Options = {
  request: Pick<Request, 'url'>
  name: string
  value: string
  /** how long it is kept; 0 takes it away */
  seconds: number
  path?: string
}

/** The Set-Cookie line of what no script reads, and no form of another site brings along. */
export function serverCookie({ request, name, value, seconds, path = '/' }: Options): string {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Lax${secure}`
}
