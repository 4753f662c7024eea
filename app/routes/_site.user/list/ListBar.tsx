import { Search } from 'lucide-react'
import { filterLinkClass } from '~/components/ui/filter-link-class'
import { Select } from '~/components/ui/Select'
import { TextField } from '~/components/ui/TextField'
import { RESUME_SORTS, type TagCount } from '~/features/resumes/arrange-resumes'
import { useTexts } from '~/i18n/use-texts'
import { LIST_TEXTS } from './texts'
import { useTyped, type Query } from './use-query'

type Props = {
  query: Query
  onChange: (next: Partial<Query>) => void
  tags: readonly TagCount[]
  total: number
}

/** Search, order, and the tags there are. */
export function ListBar({ query, onChange, tags, total }: Props) {
  const t = useTexts(LIST_TEXTS)
  const [typed, setTyped] = useTyped({ value: query.q, onSettled: (q) => onChange({ q }) })
  const options = RESUME_SORTS.map((id) => ({ id, text: t.sorts[id] }))
  return (
    <search aria-label={t.search} className="mb-8 block">
      <div className="flex flex-wrap items-end gap-3">
        <div className="relative min-w-0 flex-1 basis-60">
          <Search
            aria-hidden
            className="pointer-events-none absolute start-3 top-1/2 z-10 size-4 -translate-y-1/2 text-muted"
          />
          <TextField
            hideLabel
            type="search"
            label={t.search}
            placeholder={t.searchHint}
            value={typed}
            maxLength={100}
            onChange={setTyped}
            inputClassName="ps-9"
          />
        </div>
        <Select
          hideLabel
          label={t.sort}
          options={options}
          value={query.sort}
          onChange={(sort) => onChange({ sort })}
          className="w-40"
        />
      </div>
      {tags.length > 0 && <Tags {...{ query, onChange, tags }} />}
      <p role="status" className="sr-only">
        {t.found(total)}
      </p>
    </search>
  )
}

function Tags({ query, onChange, tags }: Pick<Props, 'query' | 'onChange' | 'tags'>) {
  const t = useTexts(LIST_TEXTS)
  const chip = ({ tag, text }: { tag: string | null; text: string }) => (
    <li key={tag ?? ''} className="min-w-0">
      <button
        type="button"
        aria-pressed={query.tag === tag}
        onClick={() => onChange({ tag: query.tag === tag ? null : tag })}
        className={`${filterLinkClass({ on: query.tag === tag })} max-w-full`}
      >
        <span className="truncate">{text}</span>
      </button>
    </li>
  )
  return (
    <ul aria-label={t.tags} className="mt-3 flex flex-wrap gap-2">
      {chip({ tag: null, text: t.allTags })}
      {tags.map(({ tag, count }) => chip({ tag, text: t.tagged(tag, count) }))}
    </ul>
  )
}
