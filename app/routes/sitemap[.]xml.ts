import type { LoaderFunctionArgs } from '@remix-run/node'
import { listPublicPages } from '~/features/search/list-public-pages.server'
import { siteOrigin } from '~/http/site-origin'

/** All public pages for search engines; never a draft. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services } = context
  const origin = siteOrigin({ request, services })
  const pages = await listPublicPages({ payload: services.payload })
  const rows = pages.map(
    ({ url, changedAt }) =>
      `  <url><loc>${escapeXml(origin + url)}</loc><lastmod>${changedAt.slice(0, 10)}</lastmod></url>`,
  )
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  })
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
