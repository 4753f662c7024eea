import type { LoaderFunctionArgs } from '@remix-run/node'
import { originCache, siteOrigin } from '~/http/site-origin'

/**
 * Pages that are not to be indexed say so themselves (robots-rule.ts), which robots have to be let in for; only what is
 * no page at all is closed.
 */
export function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /resume-api/',
    '',
    `Sitemap: ${siteOrigin({ request, services })}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': originCache({ services, seconds: 3600 }),
    },
  })
}
