import type { Services } from './services'

/** The site's public address without a slash at the end: the setting's, else what the request says. */
export function siteOrigin(options: { request: Request; services: Pick<Services, 'env'> }): string {
  const { request, services } = options
  return new URL(services.env.APP_URL ?? request.url).origin
}
