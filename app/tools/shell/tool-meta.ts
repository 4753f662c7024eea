import type { MetaDescriptor } from '@remix-run/react'
import { pageMeta, rootOf, type PageMetaOptions } from '~/site/page-meta'
import type { Locale } from '~/i18n/locales'

type Options = Pick<PageMetaOptions, 'matches'> & {
  texts: Record<Locale, { meta: string; line: string }>
  location: { pathname: string }
}

/** What a tool says of itself, in the language that the root knows. */
export function toolMeta({ texts, matches, location }: Options): MetaDescriptor[] {
  const { meta: title, line: description } = texts[rootOf(matches).locale]
  return pageMeta({ matches, address: location.pathname, title, description, card: '/cards/tools.jpg' })
}
