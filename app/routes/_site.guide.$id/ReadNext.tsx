import type { CardGuide } from '~/components/guide/GuideCard'
import { GuideGrid } from '~/components/guide/GuideGrid'
import { GUIDE_PAGE_TEXTS } from '~/components/guide/page-texts'
import { useTexts } from '~/i18n/use-texts'

export type ReadNextProps = { related: CardGuide[]; previous: CardGuide | null; next: CardGuide | null }

/** Where to go from here: guides of the same subject, and the ones before and after in time. */
export function ReadNext({ related, previous, next }: ReadNextProps) {
  const t = useTexts(GUIDE_PAGE_TEXTS)
  return (
    <div className="mt-14 border-t border-line pt-10 md:mt-20">
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className="mb-5 text-lg font-bold text-ink">
            {t.related}
          </h2>
          <GuideGrid guides={related} />
        </section>
      )}
      {(previous ?? next) && (
        <nav aria-label={t.beside} className="mt-8 grid gap-4 sm:grid-cols-2">
          {previous ? <Beside guide={previous} label={t.previous} rel="prev" /> : <span />}
          {next && <Beside guide={next} label={t.next} rel="next" className="sm:text-end" />}
        </nav>
      )}
    </div>
  )
}

type BesideProps = { guide: CardGuide; label: string; rel: 'prev' | 'next'; className?: string }

function Beside({ guide, label, rel, className }: BesideProps) {
  return (
    <a href={`/guide/${guide.slug}`} rel={rel} className={`block py-2 no-underline ${className ?? ''}`}>
      <span className="block text-sm text-muted">{label}</span>
      <span lang={guide.language} className="text-md font-semibold text-link">
        {guide.title}
      </span>
    </a>
  )
}
