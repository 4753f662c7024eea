import type { Env } from '../../env.server'

/** The site's public address without a slash at the end: the setting's, else what the request says. */
export function siteOrigin(options: { request: Request; services: { env: Pick<Env, 'APP_URL'> } }): string {
  const { request, services } = options
  return new URL(services.env.APP_URL ?? request.url).origin
}
