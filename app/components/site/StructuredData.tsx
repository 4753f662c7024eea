import { useNonce } from '~/http/nonce'

/** What a page says to search engines, as JSON-LD. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const nonce = useNonce()
  // `</script>` in a text must not end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
