import { GUIDE_TAG_KEYS, GUIDE_TAGS } from '../../../collections/guide-tags'
import { OWN_NAMES } from '../../../collections/languages/own-names'
import { LANGUAGES } from '../../../collections/resumes/choices'
import { GUIDE_PAGE_TEXTS } from '~/components/guide/page-texts'
import { cx } from '~/components/ui/cx'
import { useLocale } from '~/i18n/locale-context'
import { addressOfList, type GuideFilters } from './read-filters'

/** Subjects and languages as links, so that every list has an address. */
export function FilterBar({ filters }: { filters: GuideFilters }) {
  const locale = useLocale()
  const t = GUIDE_PAGE_TEXTS[locale]
  const at = (change: Partial<GuideFilters>) => addressOfList({ ...filters, page: 1, ...change })
  const language = filters.language ?? locale
  return (
    <div className="mt-8 mb-6 flex flex-wrap items-center gap-x-8 gap-y-2">
      <nav aria-label={t.tags} className="flex flex-wrap gap-1.5">
        <Chip to={at({ tag: null })} current={filters.tag === null} text={t.all} />
        {GUIDE_TAG_KEYS.filter((tag) => tag !== 'product').map((tag) => (
          <Chip key={tag} to={at({ tag })} current={filters.tag === tag} text={GUIDE_TAGS[tag][locale]} />
        ))}
      </nav>
      <nav aria-label={t.languages} className="flex flex-wrap gap-1.5 lg:ms-auto">
        {LANGUAGES.map((each) => (
          <Chip
            key={each}
            to={at({ language: each })}
            current={language === each}
            text={OWN_NAMES[each]}
            lang={each}
          />
        ))}
        <Chip to={at({ language: 'all' })} current={language === 'all'} text={t.all} />
      </nav>
    </div>
  )
}

function Chip({ to, current, text, lang }: { to: string; current: boolean; text: string; lang?: string }) {
  return (
    <a
      href={to}
      lang={lang}
      aria-current={current ? 'true' : undefined}
      className={cx(
        'inline-flex min-h-8 items-center rounded-full border px-3 text-base no-underline transition pointer-coarse:min-h-11',
        current
          ? 'border-primary bg-primary text-on-primary'
          : 'border-line text-muted hover:border-line-strong hover:text-ink',
      )}
    >
      {text}
    </a>
  )
}
