import { filterLinkClass } from '~/components/ui/filter-link-class'
import { Link } from '@remix-run/react'
import { LANGUAGES } from '../../../collections/resumes/schema'
import { useTexts } from '~/i18n/use-texts'
import { examplesAddress, type ExampleFilters } from './read-filters'
import { EXAMPLES_TEXTS } from './texts'

type Props = { names: { key: string; title: string }[]; filters: ExampleFilters }

/** Group and language as links: every choice has an address. */
export function ExampleFilterBar({ names, filters }: Props) {
  const t = useTexts(EXAMPLES_TEXTS)
  const groups = [{ key: '', title: t.all }, ...names]
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
      <nav aria-label={t.groups} className="flex flex-wrap gap-2">
        {groups.map(({ key, title }) => (
          <Link
            key={key}
            to={examplesAddress({ ...filters, group: key })}
            aria-current={filters.group === key ? 'true' : undefined}
            className={filterLinkClass({ on: filters.group === key })}
          >
            {title}
          </Link>
        ))}
      </nav>
      <nav aria-label={t.languages} className="flex flex-wrap gap-2">
        {(['', ...LANGUAGES] as const).map((lang) => (
          <Link
            key={lang}
            to={examplesAddress({ ...filters, lang })}
            lang={lang || undefined}
            aria-current={filters.lang === lang ? 'true' : undefined}
            className={filterLinkClass({ on: filters.lang === lang })}
          >
            {lang ? t.languageNames[lang] : t.all}
          </Link>
        ))}
      </nav>
    </div>
  )
}
