import { Link } from '@remix-run/react'
import { ArrowRight } from 'lucide-react'
import { EXAMPLE_GRID, EXAMPLE_PAIRS, ExampleCard } from '~/components/templates/ExampleCard'
import { exampleAddress, type ExampleSummary } from '~/features/groups/group-view'
import { useTexts } from '~/i18n/use-texts'
import { EXAMPLES_TEXTS } from './texts'

type Props = {
  group: { key: string; title: string; summary: string; count: number; types: ExampleSummary[] }
  /** All of its examples, a row of four, or two beside another group. */
  shown: 'all' | 'four' | 'two'
}

const MOST = { all: undefined, four: 4, two: 2 }

export function GroupSection({ group, shown }: Props) {
  const t = useTexts(EXAMPLES_TEXTS)
  const { key, title, summary, count, types } = group
  return (
    <section aria-labelledby={`group-${key}`} className="mt-14 flex flex-col">
      <div className="mb-6 flex flex-1 content-end flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 id={`group-${key}`} className="text-2xl font-bold text-ink">
            <Link to={`/content/${key}`} className="text-ink no-underline hover:underline">
              {title}
            </Link>
          </h2>
          <p className="mt-1 max-w-2xl text-muted">{summary}</p>
        </div>
        <Link
          to={`/content/${key}`}
          className="inline-flex min-h-8 items-center gap-1 text-base text-link no-underline hover:underline pointer-coarse:min-h-11"
        >
          {t.more(String(count))}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <ul className={shown === 'two' ? EXAMPLE_PAIRS : EXAMPLE_GRID}>
        {types.slice(0, MOST[shown]).map((type) => (
          <ExampleCard
            key={type.key}
            picture={type.picture}
            name={type.name}
            language={type.language}
            note={shown === 'two' ? undefined : t.languageNames[type.language]}
            to={exampleAddress({ group: key, key: type.key })}
            useTo={exampleAddress({ group: key, key: type.key, now: true })}
            useText={t.use}
          />
        ))}
      </ul>
    </section>
  )
}
