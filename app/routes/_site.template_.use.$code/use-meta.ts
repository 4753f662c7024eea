import type { MetaFunction } from '@remix-run/node'
import type { Locale } from '~/i18n/locales'
import { pageMeta } from '~/site/page-meta'
import { USE_TEXTS } from './texts'
import type { UsePageProps } from './UsePage'

type Loaded = { locale: Locale; place: string; page: Pick<UsePageProps, 'kind' | 'name' | 'language'> }

export const meta: MetaFunction<() => Loaded> = ({ data, matches }) => {
  if (!data) return []
  const { page, place, locale } = data
  const { site, allExamples, about } = USE_TEXTS[locale]
  return pageMeta({
    matches,
    address: `/template/use/${place}`,
    title: `${page.name} · ${page.kind === 'template' ? site : allExamples}`,
    description: about[page.kind](page.name),
    language: page.language,
    card: `/cards/${page.kind}/${place}.jpg`,
  })
}
