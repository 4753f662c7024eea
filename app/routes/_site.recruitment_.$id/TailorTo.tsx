import { EXAMPLE_GRID, ExampleCard } from '~/components/templates/ExampleCard'
import { exampleAddress, type ExampleSummary } from '~/features/groups/group-view'
import { useTexts } from '~/i18n/use-texts'
import { JOBS_TEXTS } from '../_site.recruitment/texts'

const MOST = 4

/** How to make a resume for the job, with examples to start from. */
export function TailorTo({ group }: { group: { key: string; types: ExampleSummary[] } }) {
  const t = useTexts(JOBS_TEXTS)
  if (group.types.length === 0) return null
  return (
    <section aria-labelledby="tailor" className="mt-12 border-t border-line pt-10">
      <h2 id="tailor" className="text-2xl font-bold text-ink">
        {t.tailor}
      </h2>
      <p className="mt-2 mb-6 max-w-2xl text-muted">{t.tailorText}</p>
      <ul className={EXAMPLE_GRID}>
        {group.types.slice(0, MOST).map(({ key, name, language, picture }) => (
          <ExampleCard
            key={key}
            picture={picture}
            name={name}
            language={language}
            to={exampleAddress({ group: group.key, key })}
            useTo={exampleAddress({ group: group.key, key, now: true })}
            useText={t.use}
          />
        ))}
      </ul>
    </section>
  )
}
