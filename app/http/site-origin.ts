import type { Env } from '../../env.server'

/** The site's public address without a slash at the end: the setting's, else what the request says. */
export function siteOrigin(options: { request: Request; services: { env: Pick<Env, 'APP_URL'> } }): string {
  const { request, services } = options
  return new URL(services.env.APP_URL ?? request.url).origin
}

type CacheOptions = { services: { env: Pick<Env, 'APP_URL'> }; /** how long it is fresh */ seconds: number }

/** What names the site's address is kept for others only where a setting gives it: a cache may not look at who asked. */
export function originCache({ services, seconds }: CacheOptions): string {
  return `${services.env.APP_URL ? 'public' : 'private'}, max-age=${seconds}`
}
