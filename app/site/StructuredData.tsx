import { useNonce } from '~/http/nonce'

type Thing = Record<string, unknown>

/** What a page says to search engines, as JSON-LD: one thing, or several about the same page. */
export function StructuredData({ data }: { data: Thing | Thing[] }) {
  const nonce = useNonce()
  const said = Array.isArray(data) ? { '@graph': data } : data
  // `</script>` in a text must not end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...said }).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
