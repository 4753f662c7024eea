import type { MetaFunction } from '@remix-run/node'
import { pageMeta, rootOf } from '~/site/page-meta'
import type { Locale } from '~/i18n/locales'

/** What a tool says of itself, in the language that the root knows. */
export function toolMeta(texts: Record<Locale, { meta: string; line: string }>): MetaFunction {
  return ({ matches, location }) => {
    const { meta: title, line: description } = texts[rootOf(matches).locale]
    return pageMeta({ matches, address: location.pathname, title, description, card: '/cards/tools.jpg' })
  }
}
