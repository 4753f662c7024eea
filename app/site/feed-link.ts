import type { MetaDescriptor } from '@remix-run/react'
import { inLanguage } from '~/http/language-address'
import { rootOf, type PageMetaOptions } from './page-meta'

/** Tells feed readers of the page's feed in the reader's language. */
export function feedLink(options: { matches: PageMetaOptions['matches']; path: string }): MetaDescriptor {
  const { origin, locale } = rootOf(options.matches)
  const href = origin + inLanguage({ address: options.path, language: locale })
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href }
}
