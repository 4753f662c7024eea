import { escapeXml } from '~/features/markup/escape'
import { listPublicPages, type PublicPage } from '~/features/search/list-public-pages.server'
import { inLanguage } from '~/http/language-address'
import { originCache, siteOrigin } from '~/http/site-origin'
import { resourceLoader } from '~/api/engine/resource-loader.server'

/** All public pages for search engines, each in its languages; never a draft. */
export const loader = resourceLoader(async ({ request, context }) => {
  const { services } = context
  const origin = siteOrigin({ request, services })
  const pages = await listPublicPages({ payload: services.payload })
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => rowsOf({ origin, page })),
    '</urlset>',
    '',
  ].join('\n')
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': originCache({ services, seconds: 600 }),
    },
  })
})

/** A page in two languages has two addresses, each of which names both. */
function rowsOf({ origin, page }: { origin: string; page: PublicPage }): string[] {
  const { url, changedAt, languages } = page
  if (languages.length < 2) return [rowOf({ address: origin + url, changedAt })]
  const addresses = languages.map((language) => ({
    language,
    address: origin + inLanguage({ address: url, language }),
  }))
  const others = addresses
    .map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
    )
    .join('')
  return addresses.map(({ address }) => rowOf({ address, changedAt, others }))
}

function rowOf(options: { address: string; changedAt: string; others?: string }): string {
  const { address, changedAt, others = '' } = options
  return `  <url><loc>${escapeXml(address)}</loc><lastmod>${changedAt.slice(0, 10)}</lastmod>${others}</url>`
}
